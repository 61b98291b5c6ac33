import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Beside the title, for example how many. */
  count?: number
  /** Icon buttons at the right. */
  end?: ReactNode
  /** Accessible name where it differs from the title. */
  label?: string
  /** Footer; it does not scroll. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel beside the rail: its header is fixed, its content scrolls. */
export function Panel({ title, count, end, label, footer, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={label ?? title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <span className={styles.space} />
        {end}
      </div>
      <div className={styles.content}>{children}</div>
      {footer}
    </section>
  )
}

/** A named part of a panel. */
export function PanelGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {children}
    </div>
  )
}
