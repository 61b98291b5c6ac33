import { Circle, Play, Square } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { playSound } from '#src/shared/media/play-sound.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { uploadVoice } from '../../../commands/upload-voice.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import type { SceneRow } from '../../../lib/open-story.ts'
import { useRecorder } from '#src/shared/media/use-recorder.ts'
import styles from './voice.module.css'

/** Speaks a scene into the microphone. Nothing is sent before the recording is used. */
export function RecordDialog({ scene, onClose }: { scene: SceneRow; onClose: () => void }) {
  const editor = useEditor()
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder((level, ms) => {
    if (meter.current) meter.current.style.transform = `scaleX(${level})`
    if (time.current) time.current.textContent = `${(ms / 1000).toFixed(1)} s`
  })
  const { recording } = recorder
  const address = useMemo(() => recording && URL.createObjectURL(recording), [recording])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  const isOn = recorder.state === 'recording'

  const handleUse = () => {
    if (!recording) return
    onClose()
    void uploadVoice(editor, scene.id, recording, 'recording.wav')
  }

  return (
    <Dialog
      isOpen
      title="Record the voice-over"
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            icon={isOn ? <Square size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
            isBusy={recorder.state === 'asking'}
            busyLabel="Waiting for the microphone"
            onClick={isOn ? recorder.stop : () => void recorder.start()}
          >
            {isOn ? 'Stop' : recording ? 'Record again' : 'Start recording'}
          </Button>
          <Button variant="contained" disabled={!recording || isOn} onClick={handleUse}>
            Use recording
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {scene.text !== '' && <p className={styles.script}>{scene.text}</p>}
        <div className={styles.meter} role="img" aria-label={isOn ? 'Level of the microphone' : 'Microphone is off'}>
          <span ref={meter} />
        </div>
        <span ref={time} className={styles.time}>
          0.0 s
        </span>
        {recorder.refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {recorder.refusal}
          </p>
        )}
        {address !== null && !isOn && <ListenButton address={address} />}
      </div>
    </Dialog>
  )
}

function ListenButton({ address }: { address: string }) {
  const playing = useRef<HTMLAudioElement>(null)
  useEffect(() => () => playing.current?.pause(), [address])
  const handleClick = () => {
    playing.current?.pause()
    playing.current = new Audio(address)
    playSound(playing.current)
  }
  return (
    <Button size="small" icon={<Play size={16} aria-hidden="true" />} onClick={handleClick}>
      Listen to your recording
    </Button>
  )
}
