import { Clapperboard } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Media } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { FPS } from '#src/domain/frames.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import { acceptedTypes, sizeText, UPLOAD_LIMITS } from '#src/domain/uploads.ts'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { FileCard, FileUploadState } from '#src/shared/recording/file-card.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
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
  /** URL of the next step; null before there is a video. */
  next: string | null
}

/** A video is dropped; its sound is extracted here, so that it can be transcribed. */
export function VideoStep({ frame, video, hasSound, isPremium, onReady, next }: VideoStepProps) {
  const navigate = useNavigate()
  const run = useVideoUpload({ isPremium, onReady })
  const { isBusy } = run
  const minutes = Math.round(lengthLimitFrames(isPremium) / FPS / 60)
  return (
    <WizardFrame
      {...frame}
      title="Add a video"
      text="Your video keeps its own sound. It’s split into scenes, with captions on top."
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
      <div className={step.stack}>
        {video && !isBusy && (
          <FileCard name={video.file_name}>
            {video.url && (
              <video
                crossOrigin="anonymous"
                className={styles.video}
                src={video.url}
                poster={video.thumbnail_url ?? undefined}
                width={video.width ?? undefined}
                height={video.height ?? undefined}
                controls
                playsInline
                aria-label="Your video"
              >
                <track kind="captions" />
              </video>
            )}
            {!hasSound && <p className={step.hint}>This video has no sound. Add a captions file in the next step.</p>}
          </FileCard>
        )}
        <FileUploadState run={run} />
        <DropPlace
          label="Video"
          accept={acceptedTypes('video')}
          icon={<Clapperboard size={22} aria-hidden="true" />}
          title={video ? 'Drop another video' : 'Drop a video here'}
          text={`MP4, MOV or WebM, up to ${minutes === 1 ? 'one minute' : `${minutes} minutes`} and ${sizeText(UPLOAD_LIMITS.video)}.`}
          isCompact={video !== undefined || isBusy}
          onFile={run.choose}
        />
      </div>
    </WizardFrame>
  )
}
