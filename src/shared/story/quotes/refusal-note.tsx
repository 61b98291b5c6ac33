import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RefusalForecast } from '#generated/schema.ts'
import styles from './refusal-note.module.css'

/** Characters of a rewrite that are shown before it is used: the prompt of a whole story is long. */
const MAX_SHOWN_LENGTH = 300

const shortened = (text: string) => (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text)

interface RefusalNoteProps {
  engine: string
  forecast: RefusalForecast
  /** Where it stands, before everything else: 'Scene 3: '. */
  place?: string
  /** What can be done about it. */
  children: ReactNode
}

/** What a provider will probably refuse, and why. */
export function RefusalNote({
  engine,
  forecast: { sentence, reason, rewrite },
  place = '',
  children,
}: RefusalNoteProps) {
  return (
    <div className={styles.note}>
      <TriangleAlert className={styles.sign} size={16} aria-hidden="true" />
      <div className={styles.words}>
        <span>
          {place}
          {engine} will probably refuse “{sentence}”
        </span>
        <span className={styles.hint}>
          {reason}. A refusal is not charged.
          {rewrite !== null && ` It could be drawn from: “${shortened(rewrite)}”`}
        </span>
        <span className={styles.ways}>{children}</span>
      </div>
    </div>
  )
}
