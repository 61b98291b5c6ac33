import type { ReactNode } from 'react'
import styles from './inspector.module.css'

/** A named property, 28 px high. The name is for the eye: the control carries its own. */
export function PropertyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.rowLabel} aria-hidden="true">
        {label}
      </span>
      <div className={styles.rowContent}>{children}</div>
    </div>
  )
}
