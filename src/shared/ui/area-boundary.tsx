import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { reportError } from '../services/error-reports/report.ts'
import { ErrorState } from './states/data-states.tsx'

interface AreaBoundaryProps {
  /** The area's content, for example 'The timeline'. */
  area: string
  children: ReactNode
  /** A value whose change means another content: the boundary tries again. */
  resetKey?: unknown
}

/** Keeps a failure inside its area: the rest of the page works. */
export function AreaBoundary({ area, children, resetKey }: AreaBoundaryProps) {
  const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <ErrorState
      title={`${area} couldn’t be shown`}
      text="Your work is safe. You can keep using the rest of the page."
      onRetry={resetErrorBoundary}
    />
  )
  return (
    <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]} onError={reportError}>
      {children}
    </ErrorBoundary>
  )
}
