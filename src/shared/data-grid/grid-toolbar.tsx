import type { ReactNode } from 'react'
import styles from './data-grid.module.css'

interface GridToolbarProps {
  title: string
  /** Rows on the server, all pages together. */
  count?: number | undefined
  tools?: ReactNode
}

/** What the rows are, how many, and what can be done with all of them. */
export function GridToolbar({ title, count, tools }: GridToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.title}>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
      <span className={styles.tools}>{tools}</span>
    </div>
  )
}
