import { Camera, ImageOff } from 'lucide-react'
import { useGetShotSketch } from '#generated/client/arolls/arolls.ts'
import type { Aroll, StoryDocument } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { IMAGE_ANIMATIONS } from '#src/shared/lib/story-choices.ts'
import { labelOf } from './shot-choices.ts'
import styles from './storyboard.module.css'
import { useSeen } from './use-seen.ts'

interface ShotImageProps {
  story: StoryDocument
  aroll: Aroll
  /** What the image shows, for screen readers. */
  label: string
}

/** A shot's image; its sketch while it has none. */
export function ShotImage({ story, aroll, label }: ShotImageProps) {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  const { media, image_generation_prompt: written, custom_image_generation_prompt: own } = aroll.aroll_object
  const made = media?.thumbnail_url ?? media?.url
  const sketch = useGetShotSketch(aroll.id, {
    query: {
      // A sketch depends on these alone.
      queryKey: ['shot-sketch', aroll.id, own ?? written, aroll.image_style, lookKey(story)],
      enabled: isSeen && !made,
      staleTime: Infinity,
    },
  })
  const { width, height } = aspectRatio(story.aspect_ratio)
  const url = made ?? sketch.data?.picture_url
  return (
    <div
      ref={ref}
      className={styles.image}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-busy={!made && sketch.isFetching}
    >
      {url ? (
        <img crossOrigin="anonymous" src={url} alt={label} data-move={aroll.image_animation} loading="lazy" />
      ) : (
        sketch.isError && (
          <span className={styles.noImage}>
            <ImageOff size={16} aria-hidden="true" />
            {sketch.error.message}
          </span>
        )
      )}
      {!made && url && <span className={styles.tag}>Sketch</span>}
      {aroll.image_animation !== 'NONE' && media?.media_type !== 'video' && (
        <span className={styles.move}>
          <Camera size={12} aria-hidden="true" />
          {labelOf(IMAGE_ANIMATIONS, aroll.image_animation)}
        </span>
      )}
    </div>
  )
}

const lookKey = ({
  visual_style,
  leonardo_style_id,
  image_style_id,
  image_seed,
  film_style,
  aspect_ratio,
}: StoryDocument) =>
  JSON.stringify([visual_style, leonardo_style_id, image_style_id, image_seed, film_style, aspect_ratio])
