import { Clapperboard } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Media } from '#generated/client/model/media.ts'
import { paths } from '#src/app/paths.ts'
import { FPS } from '#src/domain/frames.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import { acceptedTypes, sizeText, UPLOAD_LIMITS } from '#src/domain/uploads.ts'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress-bar.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { useVideoUpload, type VideoPlace } from '../hooks/use-video-upload.ts'
import type { Frame } from '../lib/frame.ts'
import styles from './captions.module.css'

interface VideoStepProps {
  frame: Frame
  video: Media | undefined
  hasSound: boolean
  isPremium: boolean
  onReady: (place: VideoPlace) => void
  /** Address of the next step; null before there is a video. */
  next: string | null
}

const DOING = { idle: '', reading: 'Reading the video', sound: 'Taking the sound out', sending: 'Sending' } as const

/** A video is dropped; its sound is taken out here, so that it can be listened to. */
export function VideoStep({ frame, video, hasSound, isPremium, onReady, next }: VideoStepProps) {
  const navigate = useNavigate()
  const upload = useVideoUpload({ isPremium, onReady })
  const { stage, problem } = upload
  const isBusy =
    stage !== 'idle' && problem === null && !(stage === 'sending' && upload.percent === 100 && next !== null)
  const minutes = Math.round(lengthLimitFrames(isPremium) / FPS / 60)
  return (
    <WizardFrame
      {...frame}
      title="Add a video"
      text="It plays from end to end with its own sound, cut into scenes, with captions over it."
      foot={{
        back: { label: 'Home', href: paths.home.href() },
        next: {
          label: 'Next: captions',
          onNext: () => {
            if (next !== null) void navigate(next)
          },
          disabled: next === null || isBusy,
        },
        state: isBusy ? 'saving' : next === null ? 'idle' : 'saved',
      }}
    >
      <div className={styles.stack}>
        {video && !isBusy && (
          <section className={styles.card} aria-label={video.file_name}>
            <p className={styles.fileName}>{video.file_name}</p>
            {video.url && (
              <video className={styles.video} src={video.url} controls playsInline aria-label="Your video">
                <track kind="captions" />
              </video>
            )}
            {!hasSound && (
              <p className={styles.hint}>This video has no sound. Add a captions file in the next step to go on.</p>
            )}
          </section>
        )}
        {isBusy && (
          <section className={styles.card} aria-label={upload.name}>
            <p className={styles.fileName}>{upload.name}</p>
            <p className={styles.hint} role="status">
              {DOING[stage]}
            </p>
            <ProgressBar label={DOING[stage]} percent={upload.percent} />
          </section>
        )}
        {problem && (
          <div className={styles.problem} role="alert">
            <span>{problem.text}</span>
            {problem.retry && (
              <Button size="xsmall" onClick={problem.retry}>
                Retry
              </Button>
            )}
          </div>
        )}
        <DropPlace
          label="Video"
          accept={acceptedTypes('video')}
          icon={<Clapperboard size={22} aria-hidden="true" />}
          title={video ? 'Drop another video' : 'Drop a video here'}
          text={`MP4, MOV or WEBM, up to ${minutes === 1 ? 'one minute' : `${minutes} minutes`} and ${sizeText(UPLOAD_LIMITS.video)}.`}
          disabled={isBusy}
          isCompact={video !== undefined || isBusy}
          onFile={(file) => void upload.choose(file)}
        />
      </div>
    </WizardFrame>
  )
}
