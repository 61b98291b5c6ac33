import { usePreviewImageStyle } from '#generated/client/image-styles/image-styles.ts'
import { useListModelGallery } from '#generated/client/lora/lora.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SkeletonImage } from '#src/shared/ui/states/skeletons.tsx'
import styles from './style-drawing.module.css'
import type { ImageStyle } from '#generated/schema.ts'

/** A style's settings besides its look and text. */
export type Drawing = Pick<ImageStyle, 'lora_id' | 'lora_weight' | 'reference_image_media_id' | 'reference_strength'>

/** A new style draws with its model nearly as it was trained. */
const USUAL: Drawing = { lora_id: null, lora_weight: 0.8, reference_image_media_id: null, reference_strength: 0.7 }

interface StylePreviewProps {
  words: string
  look: string | undefined
  drawing: Drawing
  /** Whose first scene is drawn; without it that of the story that was changed last. */
  storyId: string | undefined
}

/** Preview of the style in the form with one of the user's scenes. */
export function StylePreview({ words, look, drawing, storyId }: StylePreviewProps) {
  const preview = usePreviewImageStyle()
  const data = { prompt: words.trim(), look, ...toNew(drawing), ...(storyId !== undefined && { story_id: storyId }) }
  const { variables, error } = preview
  const isOld = preview.data !== undefined && JSON.stringify(variables?.data) !== JSON.stringify(data)
  const shown = preview.data
  const { data: gallery } = useListModelGallery()
  const model = gallery?.results.find(({ lora_id: id }) => id === drawing.lora_id)
  if (model && model.model_type !== 'DRAFT')
    return (
      <p className={styles.note}>
        Previews are free and use the built-in engine, which doesn’t support this model. {model.drawn_by} uses it in
        videos.
      </p>
    )
  return (
    <div className={styles.preview}>
      <div className={styles.row}>
        <Button size="small" isBusy={preview.isPending} busyLabel="Generating" onClick={() => preview.mutate({ data })}>
          {shown ? 'Regenerate for free' : 'Preview on your scene, free'}
        </Button>
        {isOld && !preview.isPending && <span className={styles.note}>The style has changed since this preview.</span>}
      </div>
      {preview.isPending && <SkeletonImage ratio="16 / 9" />}
      {shown && !preview.isPending && (
        <figure className={styles.seen}>
          <img
            crossOrigin="anonymous"
            src={shown.picture_url}
            width={shown.width}
            height={shown.height}
            alt="Your scene in this style"
          />
          <figcaption className={styles.note} dir="auto">
            {shown.story_title === null
              ? `A sample: ${shown.scene_text}. Once you have a story, you’ll see its scene here.`
              : `${shown.story_title}: ${shown.scene_text}`}
          </figcaption>
        </figure>
      )}
      <p className={styles.note} role="status">
        {error ? (fieldText(error) ?? error.message) : ''}
      </p>
      {shown && <p className={styles.note}>Previews use the built-in draft engine.</p>}
    </div>
  )
}

export function drawingOf(style: Partial<ImageStyle>): Drawing {
  const { lora_id, lora_weight, reference_image_media_id, reference_strength } = { ...USUAL, ...style }
  return { lora_id, lora_weight, reference_image_media_id, reference_strength }
}

export const isSameDrawing = (one: Drawing, other: Drawing): boolean =>
  one.lora_id === other.lora_id &&
  one.lora_weight === other.lora_weight &&
  one.reference_image_media_id === other.reference_image_media_id &&
  one.reference_strength === other.reference_strength

/** As in the request for a new style: options without a choice are left out. */
export function toNew({ lora_id, lora_weight, reference_image_media_id, reference_strength }: Drawing) {
  return {
    ...(lora_id !== null && { lora_id, lora_weight }),
    ...(reference_image_media_id !== null && { reference_image_media_id, reference_strength }),
  }
}
