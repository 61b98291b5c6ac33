import { Captions } from 'lucide-react'
import { useState } from 'react'
import { parseSubtitles } from '#src/domain/parse-subtitles.ts'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import type { CaptionDraft } from '../hooks/use-kept-draft.ts'
import styles from './captions.module.css'

interface CaptionFileProps {
  draft: CaptionDraft
  /** Of the video. */
  durationMs: number
  onChange: (changed: Partial<CaptionDraft>) => void
}

/** Larger is no subtitle file, bytes. */
const LARGEST = 5_000_000
const MOST_CUES = 5_000

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, '0')}`

/** A subtitle file, read here; a fault points at its caption, and what was read before stays. */
export function CaptionFile({ draft, durationMs, onChange }: CaptionFileProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const handleFile = async (file: File) => {
    setProblem(null)
    if (file.size > LARGEST)
      return setProblem(`“${file.name}” is too large for a subtitle file. Choose an SRT or VTT file.`)
    const parsed = parseSubtitles(await file.text())
    if ('problem' in parsed) return setProblem(`“${file.name}”: ${parsed.problem}`)
    const { cues } = parsed
    const late = cues.findIndex(({ start }) => start >= durationMs)
    const [caption] = late < 0 ? [] : [cues[late]]
    if (caption)
      return setProblem(
        `“${file.name}”: Caption ${late + 1} begins at ${clock(caption.start)}, but the video ends at ${clock(durationMs)}.`,
      )
    if (cues.length > MOST_CUES) return setProblem(`“${file.name}” has more than ${MOST_CUES} captions.`)
    onChange({
      cues: cues.map((cue) => ({ ...cue, end: Math.min(cue.end, Math.ceil(durationMs)) })),
      fileName: file.name,
    })
  }
  return (
    <>
      <DropPlace
        label="Captions file"
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        icon={<Captions size={22} aria-hidden="true" />}
        title={draft.fileName ?? 'Drop a captions file here'}
        text={draft.fileName ? `${draft.cues.length} captions. Another file replaces them.` : 'SRT or VTT.'}
        isCompact={draft.fileName !== null}
        onFile={(file) => void handleFile(file)}
      />
      {problem !== null && <Problem text={problem} />}
      {draft.cues.length > 0 && (
        <ol className={styles.cues} aria-label="Captions">
          {draft.cues.map((cue, at) => (
            <li key={`${at}:${cue.start}`} className={styles.cue}>
              <span className={styles.time}>
                {clock(cue.start)}–{clock(cue.end)}
              </span>
              <span dir="auto">{cue.text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
