import { RecordButton, RecorderMeter, useRecorderView } from '#src/shared/recording/recorder.tsx'
import type { UnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { uploadVoice } from './commands/upload-voice.ts'
import { useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from './voice.module.css'

interface RecordDialogProps {
  scene: SceneRow
  spoken: UnusedRecording
  onClose: () => void
}

/** Records a scene with the microphone. Nothing is sent before the recording is used. */
export function RecordDialog({ scene, spoken, onClose }: RecordDialogProps) {
  const editor = useEditor()
  const view = useRecorderView(spoken)
  const { finished } = view

  const handleUse = () => {
    if (!finished) return
    onClose()
    // It is stored until the server has it.
    void uploadVoice(editor, scene.id, finished, 'recording.wav', spoken.remove)
  }

  return (
    <Dialog
      isOpen
      title="Record voice-over"
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <RecordButton view={view} />
          <Button variant="contained" disabled={!finished} onClick={handleUse}>
            Use recording
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {scene.text !== '' && <p className={styles.script}>{scene.text}</p>}
        <RecorderMeter view={view} />
      </div>
    </Dialog>
  )
}
