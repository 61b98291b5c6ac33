import type { ReactNode } from 'react'
import styles from './version-choice.module.css'

interface VersionChoiceProps {
  /** Why there is something to choose. */
  reason: string
  /** The texts to choose from, each under its name. */
  versions: readonly { label: string; words: string }[]
  /** Announced by screen readers when it appears; not where a dialog opens with it. */
  isAlert?: boolean
  /** A button for each choice. */
  children: ReactNode
}

/** Two versions of one text, and which of them is to stay. */
export function VersionChoice({ reason, versions, isAlert = false, children }: VersionChoiceProps) {
  return (
    <div className={styles.choice} role={isAlert ? 'alert' : undefined}>
      <p className={styles.reason}>{reason}</p>
      {versions.map(({ label, words }) => (
        <p key={label} className={styles.words} dir="auto">
          <b>{label}</b>
          <q>{words === '' ? ' ' : words}</q>
        </p>
      ))}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
