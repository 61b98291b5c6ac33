import { useDeferredValue, useMemo, useState } from 'react'
import { aspectRatio, type AspectRatio } from '#src/domain/aspect-ratio.ts'
import type { BrandSettings } from '#src/shared/story/brand/use-brand-settings.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { FrameCanvas } from '#src/video/player/frame-canvas.tsx'
import type { FilmSource } from '#src/video/to-video-document.ts'
import { useSampleStory } from '../hooks/use-sample-story.ts'
import { filmOfBrand, representativeFrame } from '../lib/film-of-brand.ts'
import styles from './brand-page.module.css'

/** Device px of each rendered image. */
const WIDTHS = { SIXTEEN_NINE: 960, NINE_SIXTEEN: 540, ONE_ONE: 640 } as const satisfies Record<AspectRatio, number>

/** A frame as rendered with this brand, in every aspect ratio. */
export function BrandPreview({ brand }: { brand: BrandSettings }) {
  const { story, isSeed, error, isRetrying, retry } = useSampleStory()
  // Typing and dragging have priority over rendering.
  const shown = useDeferredValue(brand)
  if (error)
    return <ErrorState title="Couldn’t load the preview" text={error.message} isRetrying={isRetrying} onRetry={retry} />
  if (!story)
    return (
      <Skeletons label="Loading the preview">
        <SkeletonImage />
        <div className={styles.pair}>
          <SkeletonImage ratio="9 / 16" />
          <SkeletonImage ratio="1 / 1" />
        </div>
      </Skeletons>
    )
  return (
    <>
      <Frame story={story} brand={shown} ratio="SIXTEEN_NINE" />
      <div className={styles.pair}>
        <Frame story={story} brand={shown} ratio="NINE_SIXTEEN" />
        <Frame story={story} brand={shown} ratio="ONE_ONE" />
      </div>
      <p className={styles.note}>
        {isSeed
          ? 'Sample image. Your newest story will appear here.'
          : `Preview of your newest story, “${story.display_title}”.`}
      </p>
    </>
  )
}

function Frame({ story, brand, ratio }: { story: FilmSource; brand: BrandSettings; ratio: AspectRatio }) {
  const [failure, setFailure] = useState<unknown>(null)
  const film = useMemo(() => filmOfBrand(story, brand, ratio), [story, brand, ratio])
  const { label, purpose } = aspectRatio(ratio)
  return (
    <figure className={styles.figure}>
      <FrameCanvas
        className={styles.canvas}
        film={film}
        frame={representativeFrame(film)}
        width={WIDTHS[ratio]}
        fetchAsset={fetchFile}
        label={`Your brand in ${label}`}
        onFailure={setFailure}
      />
      <figcaption className={styles.caption}>
        <b>{label}</b> {purpose}
        {failure !== null && <span role="alert"> · Couldn’t load an image. Reload the page to try again.</span>}
      </figcaption>
    </figure>
  )
}
