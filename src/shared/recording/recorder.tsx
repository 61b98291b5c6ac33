import { Circle, Square, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import styles from './recorder.module.css'
import { unusedRecordingText, type UnusedRecording } from './use-unused-recording.ts'
import { useRef } from 'react'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { useRecorder } from '../media/use-recorder.ts'

type RecorderView = ReturnType<typeof useRecorderView>

/** The level of the microphone, how long it has been on, and the recording. */
export function RecorderMeter({ view }: { view: RecorderView }) {
  const { isOn, meter, time, refusal, address, spoken } = view
  return (
    <>
      <div className={styles.line}>
        <div className={styles.meter} role="img" aria-label={isOn ? 'Microphone level' : 'Microphone is off'}>
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
          <audio crossOrigin="anonymous" className={styles.listen} controls src={address} aria-label="Your recording">
            <track kind="captions" />
          </audio>
          <div className={styles.kept}>
            <p role="status">
              {spoken.isFound ? unusedRecordingText(spoken) : 'It’s kept in this browser until you use it.'}
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

/** A microphone with the marks that show its level and its time: they change with every image, without React. */
export function useRecorderView(spoken: UnusedRecording) {
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder({
    onLevel: (level, ms) => {
      if (meter.current) meter.current.style.transform = `scaleX(${level})`
      if (time.current)
        time.current.textContent = `${Math.floor(ms / 60_000)}:${((ms / 1000) % 60).toFixed(1).padStart(4, '0')}`
    },
    onPart: (recording) => void spoken.storePart(recording),
    onEnd: (recording) => void spoken.store(recording),
  })
  const isOn = recorder.state === 'recording'
  useLeaveWarning(() => isOn)
  /** The recording as a file; null while it is not finished. */
  const finished = isOn ? null : spoken.file
  const address = isOn ? null : spoken.address
  return { ...recorder, spoken, meter, time, address, isOn, finished }
}
