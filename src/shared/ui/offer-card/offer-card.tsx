import type { ReactNode } from 'react'
import styles from './offer-card.module.css'

interface OfferCardProps {
  /** An 18 px sign. */
  icon?: ReactNode
  title: string
  facts?: ReactNode
  /** Small Buttons that answer it. */
  actions: ReactNode
}

/** An offer that waits for an answer, with the answers. */
export function OfferCard({ icon, title, facts, actions }: OfferCardProps) {
  return (
    <div className={styles.card}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {facts !== undefined && <p className={styles.facts}>{facts}</p>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

/** Offers below one another; each child is one `<li>`. */
export function OfferList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
