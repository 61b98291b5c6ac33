import { Mic, ScanText, Upload, TextCursorInput } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { unusedRecordingText, useUnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { busyKeys, workOn } from '../core/story-store.ts'
import { resyncSceneCaptions } from '../captions/commands/resync-scene-captions.ts'
import { uploadVoice } from './commands/upload-voice.ts'
import { useEditor, useIsBusy, useStoryState } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from './voice.module.css'

const CaptionTimesDialog = lazy(async () => ({
  default: (await import('./caption-times-dialog.tsx')).CaptionTimesDialog,
}))

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const TranscribeDialog = lazy(async () => ({ default: (await import('./transcribe-dialog.tsx')).TranscribeDialog }))

/** The user's own voice-over: an uploaded file or a new recording; then its transcript. */
export function OwnRecording({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const spoken = useUnusedRecording(`voice/${scene.id}`)
  const [open, setOpen] = useState<'record' | 'transcribe' | null>(null)
  const isSending = useIsBusy(busyKeys.voice(scene.id))
  const isListening = useStoryState(({ busy }) => workOn(busy, scene.id) === 'Transcribing')
  const hasVoice = scene.audio_media !== null
  const found = isSending || open === 'record' ? null : unusedRecordingText(spoken)
  const close = () => setOpen(null)
  return (
    <>
      <div className={styles.buttons}>
        <FileButton
          size="small"
          label="Voice-over recording"
          accept="audio/*"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={isSending}
          busyLabel="Sending"
          onFile={(file) => void uploadVoice(editor, scene.id, file, file.name)}
        >
          Upload audio
        </FileButton>
        <Button size="small" icon={<Mic size={16} aria-hidden="true" />} onClick={() => setOpen('record')}>
          Record
        </Button>
        <Button
          size="small"
          icon={<ScanText size={16} aria-hidden="true" />}
          disabled={!hasVoice}
          isBusy={isListening}
          busyLabel="Transcribing"
          onClick={() => setOpen('transcribe')}
        >
          Transcribe
        </Button>
        <Button size="small" disabled={!hasVoice} onClick={() => void resyncSceneCaptions(editor, scene.id)}>
          Resync captions
        </Button>
      </div>
      {found !== null && (
        <div className={styles.found}>
          <p role="status">{found}</p>
          <Button size="xsmall" onClick={() => setOpen('record')}>
            Preview and use
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'record' && <RecordDialog scene={scene} spoken={spoken} onClose={close} />}
        {open === 'transcribe' && <TranscribeDialog scene={scene} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Opens the scene's captions as a table of words and times. */
export function CaptionTimesButton({ scene }: { scene: SceneRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<TextCursorInput size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Edit words and times
      </Button>
      <Suspense>{isOpen && <CaptionTimesDialog scene={scene} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
