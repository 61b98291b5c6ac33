import { Upload } from 'lucide-react'
import { FileButton } from '#src/shared/ui/file-button.tsx'
import { FileRunState } from '#src/shared/recording/file-run-state.tsx'
import { RecordButton, RecorderMeter } from '#src/shared/recording/recorder.tsx'
import type { FileRun } from '#src/shared/recording/use-file-run.ts'
import { useRecorderView } from '#src/shared/recording/use-recorder-view.ts'
import type { Spoken } from '#src/shared/recording/use-spoken.ts'
import { Button } from '#src/shared/ui/button.tsx'
import step from '#src/shared/ui/wizard/step.module.css'

/** One's own voice: a file, or spoken now. */
export function RecordingPart({ run, spoken }: { run: FileRun; spoken: Spoken }) {
  const view = useRecorderView(spoken)
  const { finished } = view
  const handleUse = () => {
    if (!finished) return
    // From here on it is kept as any chosen file is.
    run.choose(finished)
    spoken.forget()
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
        <p className={step.hint}>
          Nothing is sent before you use it. Captions can be typed or found in the editor afterwards.
        </p>
      </section>
      <FileRunState run={run} />
    </>
  )
}
