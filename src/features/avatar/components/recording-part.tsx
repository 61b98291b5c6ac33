import { Circle, Square, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Scene } from '#generated/client/model/scene.ts'
import { formatSeconds } from '#src/shared/lib/format-time.ts'
import { toWavFile } from '#src/shared/media/to-wav.ts'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { queueUpload } from '#src/shared/media/uploads.ts'
import { useRecorder } from '#src/shared/media/use-recorder.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress-bar.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { AvatarStory } from '../hooks/use-avatar-story.ts'
import styles from './avatar.module.css'
import { FileField } from './file-field.tsx'

interface RecordingPartProps {
  own: AvatarStory
  scene: Scene
}

/** One's own voice: a file, or spoken now. It is sent as WAV, whatever it was. */
export function RecordingPart({ own, scene }: RecordingPartProps) {
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder((level, ms) => {
    if (meter.current) meter.current.style.transform = `scaleX(${level})`
    if (time.current) time.current.textContent = formatSeconds(Math.floor(ms / 1000))
  })
  const [uploadId, setUploadId] = useState('')
  const upload = useStore(uploadQueue, ({ items }) => items.find(({ id }) => id === uploadId))
  const isSending = upload?.status === 'pending' || upload?.status === 'uploading'
  const isOn = recorder.state === 'recording'

  const takeIn = (mediaId: string) =>
    own.changeVoice({ upload_audio: true, audio_media: mediaId, generate_audio: false }).catch((cause: unknown) =>
      notify(cause instanceof Error ? cause.message : 'Failed to update scene audio', {
        tone: 'error',
        action: { label: 'Retry', onAction: () => void takeIn(mediaId) },
      }),
    )
  const handleUse = async (recording: Blob, name: string) => {
    let file: File
    try {
      file = await toWavFile(recording, name)
    } catch {
      return notify('Failed to upload media: this browser cannot read the recording', { tone: 'error' })
    }
    setUploadId(
      queueUpload(
        file,
        { story_id: scene.story_id, scene_id: scene.id },
        {
          onArrived: ({ id }) => void takeIn(id),
          onFailed: (why, retry) =>
            notify(retry ? 'Failed to upload media' : why, {
              tone: 'error',
              ...(retry && { action: { label: 'Retry', onAction: retry } }),
            }),
        },
      ),
    )
  }
  return (
    <div className={styles.paper}>
      <div className={styles.row}>
        <FileField
          label="Recording"
          accept="audio/*"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={isSending || own.isChangingVoice}
          busyLabel="Sending"
          onFile={(file) => void handleUse(file, file.name)}
        >
          Upload a recording
        </FileField>
        <Button
          icon={isOn ? <Square size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
          isBusy={recorder.state === 'asking'}
          busyLabel="Waiting for the microphone"
          onClick={isOn ? recorder.stop : () => void recorder.start()}
        >
          {isOn ? 'Stop' : recorder.recording ? 'Record again' : 'Record'}
        </Button>
        {recorder.recording && !isOn && (
          <Button
            variant="contained"
            onClick={() => recorder.recording && void handleUse(recorder.recording, 'My recording.wav')}
          >
            Use this recording
          </Button>
        )}
        <span ref={time} className={styles.time}>
          0:00
        </span>
      </div>
      <div className={styles.meter} role="img" aria-label={isOn ? 'Level of the microphone' : 'Microphone is off'}>
        <span ref={meter} />
      </div>
      {isSending && <ProgressBar label="Sending the recording" percent={upload.progress} />}
      {recorder.refusal !== null && (
        <p role="alert" className={styles.problem}>
          {recorder.refusal}
        </p>
      )}
      <p className={styles.hint}>
        Nothing is sent before you use it. Captions can be typed or found in the editor afterwards.
      </p>
    </div>
  )
}
