import { Upload } from 'lucide-react'
import { FileButton, Button } from '#src/shared/ui/button.tsx'
import { FileUploadState } from '#src/shared/recording/file-card.tsx'
import { RecordButton, RecorderMeter, useRecorderView } from '#src/shared/recording/recorder.tsx'
import type { FileUpload } from '#src/shared/recording/use-file-upload.ts'
import type { UnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import step from '#src/shared/ui/wizard/step.module.css'

/** The user's own voice: an uploaded file or a new recording. */
export function RecordingPart({ run, spoken }: { run: FileUpload; spoken: UnusedRecording }) {
  const view = useRecorderView(spoken)
  const { finished } = view
  const handleUse = () => {
    if (!finished) return
    // From here on it is stored like any chosen file.
    run.choose(finished)
    spoken.remove()
  }
  return (
    <>
      <section className={step.card} aria-label="Record">
        <RecorderMeter view={view} />
        <div className={step.row}>
          <RecordButton view={view} />
          {finished && (
            <Button variant="contained" onClick={handleUse}>
              Use recording
            </Button>
          )}
          <FileButton
            label="Recording"
            accept="audio/*"
            icon={<Upload size={16} aria-hidden="true" />}
            disabled={view.isOn}
            onFile={run.choose}
          >
            Upload a recording
          </FileButton>
        </div>
        <p className={step.hint}>Your recording isn’t uploaded until you use it. You can add captions in the editor.</p>
      </section>
      <FileUploadState run={run} />
    </>
  )
}
