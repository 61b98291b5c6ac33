import { Info } from 'lucide-react'
import styles from './subtitle-notes.module.css'
import { decodeText } from '#src/domain/decode-text.ts'
import { parseSubtitles, SUBTITLE_FORMATS, type ParsedSubtitles } from '#src/domain/subtitles/parse-subtitles.ts'

/** Largest subtitle file, bytes. */
const MAX_BYTES = 5_000_000

const MAX_CUES = 5_000

const UNICODE = /^utf-/u

/** More than that are counted. */
const SHOWN = 6

/** Repairs of a subtitle file, by caption. */
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

/**
 * The captions of a chosen file. `notes` name its encoding where it is not Unicode, and the repairs.
 * @param lengthMs of the film; captions after its end are left out
 */
export async function readSubtitleFile(file: File, lengthMs: number): Promise<ParsedSubtitles> {
  if (file.size > MAX_BYTES)
    return {
      problem: `“${file.name}” is too large. Choose a subtitle file with ${SUBTITLE_FORMATS} captions.`,
    }
  const { text, encoding } = await decodeText(new Uint8Array(await file.arrayBuffer()))
  const parsed = parseSubtitles(text, lengthMs)
  if ('problem' in parsed) return { problem: `“${file.name}”: ${parsed.problem}` }
  if (parsed.cues.length > MAX_CUES) return { problem: `“${file.name}” has more than ${MAX_CUES} captions.` }
  const notes = UNICODE.test(encoding)
    ? []
    : [`The file was read as ${encoding}. Check accents and special characters.`]
  return { cues: parsed.cues, notes: [...notes, ...parsed.notes] }
}
