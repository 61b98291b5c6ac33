import { Circle, Square, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import styles from './recorder.module.css'
import type { RecorderView } from './use-recorder-view.ts'
import { unusedRecordingText } from './use-unused-recording.ts'

/** The level of the microphone, how long it has been on, and what was spoken. */
export function RecorderMeter({ view }: { view: RecorderView }) {
  const { isOn, meter, time, refusal, address, spoken } = view
  return (
    <>
      <div className={styles.line}>
        <div className={styles.meter} role="img" aria-label={isOn ? 'Level of the microphone' : 'Microphone is off'}>
          <span ref={meter} />
        </div>
        <span ref={time} className={styles.time}>
          0:00.0
        </span>
      </div>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {address !== null && (
        <>
          <audio className={styles.listen} controls src={address} aria-label="Your recording">
            <track kind="captions" />
          </audio>
          <div className={styles.kept}>
            <p role="status">
              {spoken.isFound ? unusedRecordingText(spoken) : 'It is stored in this browser until you use it.'}
            </p>
            <Button variant="text" size="xsmall" icon={<Trash2 size={14} aria-hidden="true" />} onClick={spoken.remove}>
              Discard
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** Starts, stops, and starts again. */
export function RecordButton({ view, isMain = false }: { view: RecorderView; isMain?: boolean }) {
  const { state, isOn, finished } = view
  return (
    <Button
      variant={isMain && !finished ? 'contained' : 'outlined'}
      icon={isOn ? <Square size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
      isBusy={state === 'asking'}
      busyLabel="Waiting for the microphone"
      onClick={isOn ? view.stop : () => void view.start()}
    >
      {isOn ? 'Stop' : finished ? 'Record again' : 'Start recording'}
    </Button>
  )
}
