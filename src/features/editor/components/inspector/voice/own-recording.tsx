import { Mic, ScanText, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { unusedRecordingText, useUnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { resyncSceneCaptions } from '../../../commands/resync-scene-captions.ts'
import { uploadVoice } from '../../../commands/upload-voice.ts'
import { useEditor, useIsBusy, useStoryState } from '../../../hooks/use-editor.ts'
import { workOn } from '../../../lib/busy-scenes.ts'
import type { SceneRow } from '../../../lib/open-story.ts'
import styles from './voice.module.css'

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const TranscribeDialog = lazy(async () => ({ default: (await import('./transcribe-dialog.tsx')).TranscribeDialog }))

/** A voice-over of one's own: a file, or spoken now; then what is said in it. */
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
          label="Recording for the voice-over"
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
            Listen and use
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
