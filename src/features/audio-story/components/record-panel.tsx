import { Circle, Square } from 'lucide-react'
import { useMemo, useEffect, useRef } from 'react'
import { useRecorder } from '#src/shared/media/use-recorder.ts'
import { formatSeconds } from '#src/shared/lib/format-time.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './audio.module.css'

interface RecordPanelProps {
  onUse: (file: File) => void
  onClose: () => void
}

/** Speaks into the microphone. Nothing is sent before the recording is used. */
export function RecordPanel({ onUse, onClose }: RecordPanelProps) {
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder((level, ms) => {
    if (meter.current) meter.current.style.transform = `scaleX(${level})`
    if (time.current) time.current.textContent = formatSeconds(Math.floor(ms / 1000))
  })
  const { recording } = recorder
  const isOn = recorder.state === 'recording'
  const address = useMemo(() => recording && URL.createObjectURL(recording), [recording])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])

  const handleUse = () => {
    if (!recording) return
    const ending = recording.type.includes('mp4') ? 'm4a' : recording.type.includes('ogg') ? 'ogg' : 'webm'
    onUse(new File([recording], `My recording.${ending}`, { type: recording.type }))
  }
  return (
    <section className={styles.card} aria-label="Record">
      <div className={styles.meterLine}>
        <div className={styles.meter} role="img" aria-label={isOn ? 'Level of the microphone' : 'Microphone is off'}>
          <span ref={meter} />
        </div>
        <span ref={time} className={styles.time}>
          0:00
        </span>
      </div>
      {recorder.refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {recorder.refusal}
        </p>
      )}
      {address !== null && !isOn && (
        <audio className={styles.listen} controls src={address} aria-label="Your recording">
          <track kind="captions" />
        </audio>
      )}
      <div className={styles.row}>
        <Button
          variant={recording ? 'outlined' : 'contained'}
          icon={isOn ? <Square size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
          isBusy={recorder.state === 'asking'}
          busyLabel="Waiting for the microphone"
          onClick={isOn ? recorder.stop : () => void recorder.start()}
        >
          {isOn ? 'Stop' : recording ? 'Record again' : 'Start recording'}
        </Button>
        {recording && !isOn && (
          <Button variant="contained" onClick={handleUse}>
            Use recording
          </Button>
        )}
        <Button variant="text" disabled={isOn} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
