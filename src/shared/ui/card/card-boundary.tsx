import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Button } from '../button.tsx'
import styles from './card-boundary.module.css'

interface CardBoundaryProps {
  children: ReactNode
  /** The element around the words, where only some are allowed: 'li' straight in a list. */
  element?: 'div' | 'li'
}

/** Keeps a failure inside one card of a list: the others stay. */
export function CardBoundary({ children, element: Element = 'div' }: CardBoundaryProps) {
  const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <Element className={styles.card}>
      <p>This could not be shown</p>
      <Button size="xsmall" onClick={resetErrorBoundary}>
        Retry
      </Button>
    </Element>
  )
  return <ErrorBoundary FallbackComponent={Fallback}>{children}</ErrorBoundary>
}
