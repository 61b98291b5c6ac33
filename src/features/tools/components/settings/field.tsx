import type { ReactNode } from 'react'
import styles from './settings-panel.module.css'

interface FieldProps {
  label: string
  hint?: string | undefined
  children: ReactNode
}

/** A setting with its name above and its explanation below. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
