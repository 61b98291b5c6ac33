import { RecordButton, RecorderMeter } from '#src/shared/recording/recorder.tsx'
import { useRecorderView } from '#src/shared/recording/use-recorder-view.ts'
import type { UnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { Button } from '#src/shared/ui/button.tsx'
import step from '#src/shared/ui/wizard/step.module.css'

interface RecordPanelProps {
  spoken: UnusedRecording
  onUse: (file: File) => void
  onClose: () => void
}

/** Speaks into the microphone. Nothing is sent before the recording is used. */
export function RecordPanel({ spoken, onUse, onClose }: RecordPanelProps) {
  const view = useRecorderView(spoken)
  const { finished } = view
  return (
    <section className={step.card} aria-label="Record">
      <RecorderMeter view={view} />
      <div className={step.row}>
        <RecordButton view={view} isMain />
        {finished && (
          <Button variant="contained" onClick={() => onUse(finished)}>
            Use recording
          </Button>
        )}
        <Button variant="text" disabled={view.isOn} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
