import { Captions } from 'lucide-react'
import { useState } from 'react'
import { clock } from '#src/domain/subtitles/repair-cues.ts'
import { SUBTITLE_ENDINGS, SUBTITLE_FORMATS } from '#src/domain/subtitles/parse-subtitles.ts'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { readSubtitleFile, SubtitleNotes } from '#src/shared/story/captions/subtitles/subtitle-file.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import type { CaptionDraft } from '../hooks/use-stored-draft.ts'
import styles from './captions.module.css'

interface CaptionFileProps {
  draft: CaptionDraft
  /** Of the video. */
  durationMs: number
  onChange: (changed: Partial<CaptionDraft>) => void
}

/** A subtitle file, read here; corrections are listed, and the earlier captions stay when a file cannot be read. */
export function CaptionFile({ draft, durationMs, onChange }: CaptionFileProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const handleFile = async (file: File) => {
    const read = await readSubtitleFile(file, durationMs)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    onChange({ ...read, fileName: file.name })
  }
  return (
    <>
      <DropPlace
        label="Captions file"
        accept={`${SUBTITLE_ENDINGS},text/vtt,application/x-subrip`}
        icon={<Captions size={22} aria-hidden="true" />}
        title={draft.fileName ?? 'Drop a captions file here'}
        text={
          draft.fileName
            ? `${draft.cues.length} captions. Dropping another file replaces them.`
            : `${SUBTITLE_FORMATS}.`
        }
        isCompact={draft.fileName !== null}
        onFile={(file) => void handleFile(file)}
      />
      {problem !== null && <Problem text={problem} />}
      <SubtitleNotes notes={draft.notes} />
      {draft.cues.length > 0 && (
        <ol className={styles.cues} aria-label="Captions">
          {draft.cues.map((cue, at) => (
            <li key={`${at}:${cue.start}`} className={styles.cue}>
              <span className={styles.time}>
                {clock(cue.start)}–{clock(cue.end)}
              </span>
              <span className={styles.words} dir="auto">
                {cue.text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
