import { Button } from '#src/shared/ui/button.tsx'
import { IMAGE_ANIMATIONS } from '#src/shared/lib/story-choices.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { StockCreditLinks } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { ContentFit, TransitionName } from '#src/video/document.ts'
import { updateImageAnimation } from './commands/update-image-animation.ts'
import { updateContentFit } from './commands/update-content-fit.ts'
import { updateTransition } from './commands/update-transition.ts'
import { useEditor } from '../core/use-editor.ts'
import type { Aroll } from '../core/open-story.ts'
import styles from '../core/ui/inspector.module.css'
import { LengthField, PropertyRow } from '../core/ui/property-row.tsx'
import { FrameSettings } from './frame-settings.tsx'
import { VideoSettings } from './video-settings.tsx'

const transitions: { value: TransitionName; label: string }[] = [
  { value: '', label: 'Cut' },
  { value: 'fade', label: 'Dissolve' },
  { value: 'slide-left', label: 'Slide left' },
  { value: 'slide-right', label: 'Slide right' },
  { value: 'wipe', label: 'Wipe' },
  { value: 'zoom', label: 'Zoom' },
  { value: 'dip-to-black', label: 'Dip to black' },
]

const fits: { value: ContentFit; label: string }[] = [
  { value: 'COVER', label: 'Cover' },
  { value: 'CONTAIN', label: 'Contain' },
  { value: 'BLUR_FILL', label: 'Blur' },
]

/** ms. */
const MAX_TRANSITION_MS = 3000
const USUAL_TRANSITION = 500

/** Motion, entrance and fit of an image or video. */
export function ImageSettings({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const { media } = aroll.aroll_object
  const isVideo = media?.media_type === 'video'
  const { transition_name: name, transition_duration_ms: durationMs, image_animation: animation } = aroll

  const handleApplyToAll = async () => {
    const changed = await Promise.all([
      updateImageAnimation(editor, aroll.id, animation, true),
      updateTransition(editor, aroll.id, { name, durationMs }, true),
    ])
    if (changed.every(Boolean)) notify('Applied to all scenes')
  }

  return (
    <>
      {isVideo ? (
        <VideoSettings aroll={aroll} />
      ) : (
        <PropertyRow label="Motion">
          <Pick
            size="xsmall"
            label="Motion"
            options={IMAGE_ANIMATIONS}
            value={animation}
            onChange={(value) => void updateImageAnimation(editor, aroll.id, value)}
          />
        </PropertyRow>
      )}
      <PropertyRow label="Transition">
        <Pick
          size="xsmall"
          label="Transition"
          options={transitions}
          value={name}
          onChange={(value) =>
            void updateTransition(editor, aroll.id, {
              name: value,
              durationMs: value === '' ? 0 : Math.min(durationMs || USUAL_TRANSITION, aroll.duration_ms),
            })
          }
        />
        <LengthField
          label="Transition length in seconds"
          min={0}
          max={Math.min(MAX_TRANSITION_MS, aroll.duration_ms)}
          value={durationMs}
          disabled={name === ''}
          onCommit={(value) => void updateTransition(editor, aroll.id, { name, durationMs: value })}
        />
      </PropertyRow>
      <PropertyRow label="Fit">
        <Segmented
          isWide
          size="small"
          label="Fit"
          segments={fits}
          value={aroll.content_fit}
          onChange={(value) => void updateContentFit(editor, aroll.id, value)}
        />
      </PropertyRow>
      <FrameSettings aroll={aroll} />
      {media?.credit && (
        <PropertyRow label="Credit">
          <StockCreditLinks credit={media.credit} />
        </PropertyRow>
      )}
      <span className={styles.line}>
        <Button variant="text" size="xsmall" onClick={() => void handleApplyToAll()}>
          Apply motion and transition to all scenes
        </Button>
      </span>
    </>
  )
}
