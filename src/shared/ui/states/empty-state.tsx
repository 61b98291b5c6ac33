import type { ReactNode } from 'react'
import styles from './state.module.css'

interface EmptyStateProps {
  /** What is not there yet, for example 'No stories in this project'. */
  title: string
  text?: ReactNode
  /** The one next action: an xsmall Button. */
  action?: ReactNode
  isBare?: boolean
}

/** The empty state of a data view: what belongs here and the one next action. */
export function EmptyState({ title, text, action, isBare = false }: EmptyStateProps) {
  return (
    <div className={`${styles.state} ${isBare ? styles.bare : styles.empty}`}>
      <svg className={styles.dashedFrame} width="46" height="28" viewBox="0 0 46 28" aria-hidden="true">
        <rect x=".75" y=".75" width="44.5" height="26.5" rx="5" strokeDasharray="4 4" />
        <path d="M23 9v10M18 14h10" strokeLinecap="round" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
