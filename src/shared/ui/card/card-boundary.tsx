import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { reportError } from '#src/shared/services/error-reports/report.ts'
import { MissingCard } from './missing-card.tsx'

interface CardBoundaryProps {
  children: ReactNode
  /** The element around the words, where only some are allowed: 'li' straight in a list. */
  element?: 'div' | 'li'
}

/** Keeps a failure inside one card of a list: the others stay. */
export function CardBoundary({ children, element = 'div' }: CardBoundaryProps) {
  const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <MissingCard element={element} onRetry={resetErrorBoundary} />
  )
  return (
    <ErrorBoundary FallbackComponent={Fallback} onError={reportError}>
      {children}
    </ErrorBoundary>
  )
}
