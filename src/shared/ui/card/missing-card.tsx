import { Button } from '../button.tsx'
import styles from './card-boundary.module.css'

interface MissingCardProps {
  onRetry: () => void
  /** The element around the words, where only some are allowed: 'li' straight in a list. */
  element?: 'div' | 'li'
}

/** In place of a card of a list that cannot be drawn, or that its page of the list did not bring. */
export function MissingCard({ onRetry, element: Element = 'div' }: MissingCardProps) {
  return (
    <Element className={styles.card}>
      <p>This could not be shown</p>
      <Button size="xsmall" onClick={onRetry}>
        Retry
      </Button>
    </Element>
  )
}
