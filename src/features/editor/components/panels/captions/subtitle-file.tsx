import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { framesToMs } from '#src/domain/frames.ts'
import { layCues } from '#src/domain/subtitles/lay-cues.ts'
import { SUBTITLE_ENDINGS, SUBTITLE_FORMATS } from '#src/domain/subtitles/parse-subtitles.ts'
import { readSubtitleFile, SubtitleNotes } from '#src/shared/story/captions/subtitles/subtitle-file.tsx'
import { FileButton } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import { captionPlaces, importSubtitles } from '../../../commands/import-subtitles.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import styles from './captions.module.css'

/** Captions from a subtitle file, laid onto the scenes by their times. */
export function SubtitleFile() {
  const editor = useEditor()
  const [problem, setProblem] = useState<string | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const handleFile = async (file: File) => {
    const places = captionPlaces(editor.store.getState().open)
    const frames = places.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)
    const read = await readSubtitleFile(file, framesToMs(frames))
    // What is shown is about this file, not about one before.
    setProblem('problem' in read ? read.problem : null)
    setNotes('problem' in read ? [] : [...read.notes, ...layCues(places, read.cues).notes])
    if ('problem' in read) return
    const story = await importSubtitles(editor, read.cues)
    const { length } = read.cues
    if (story) notify(`${length} ${length === 1 ? 'caption' : 'captions'} imported from “${file.name}”`)
  }
  return (
    <>
      <p className={styles.note}>{SUBTITLE_FORMATS}. Its captions replace the current ones.</p>
      <FileButton
        label="Subtitle file"
        accept={`${SUBTITLE_ENDINGS},text/vtt,application/x-subrip`}
        size="small"
        icon={<FileUp size={16} aria-hidden="true" />}
        onFile={(file) => void handleFile(file)}
      >
        Import subtitles
      </FileButton>
      {problem !== null && <Problem text={problem} />}
      <SubtitleNotes notes={notes} />
    </>
  )
}
