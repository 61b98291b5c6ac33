import { Info } from 'lucide-react'
import styles from './subtitle-notes.module.css'

/** More than that are counted. */
const SHOWN = 6

/** What was mended in a subtitle file, caption by caption. */
export function SubtitleNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  const more = notes.slice(SHOWN)
  return (
    <section className={styles.notes} aria-label="Fixed in this file" role="status">
      <Info size={16} aria-hidden="true" />
      <div>
        <NoteList notes={notes.slice(0, SHOWN)} />
        {more.length > 0 && (
          <details>
            <summary>{more.length} more</summary>
            <NoteList notes={more} />
          </details>
        )}
      </div>
    </section>
  )
}

const NoteList = ({ notes }: { notes: readonly string[] }) => (
  <ul>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
)
