import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardCaptionProps {
  title: string
  headingLevel: 2 | 3
  /** Before the facts: signs that are never cut off. */
  lead?: ReactNode
  meta: ReactNode
  /** At the end: menu or button. */
  action?: ReactNode
}

/** Below the picture of a card: its title and a line of facts, each cut off where it is too long. */
export function CardCaption({ title, headingLevel, lead, meta, action }: CardCaptionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.caption}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.meta}>
          {lead}
          <span className={styles.cut}>{meta}</span>
        </p>
      </div>
      {action}
    </div>
  )
}
