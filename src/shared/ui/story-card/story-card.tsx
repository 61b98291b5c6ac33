import { TriangleAlert, Image } from 'lucide-react'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { aspectRatio, type AspectRatio } from '#src/domain/aspect-ratio.ts'
import { CardCaption, CardFrame } from '../card/card.tsx'
import { RatioIcon } from '../ratio-icon.tsx'
import { SceneBar } from '../scene-bar/scene-bar.tsx'
import { segmentsByPosition, type SceneSegment } from '../scene-bar/scene-segments.ts'
import { Spinner } from '../spinner.tsx'
import styles from './story-card.module.css'
import { SkeletonLine, SkeletonImage } from '../states/skeletons.tsx'

interface StoryStillProps {
  ratio: AspectRatio
  /** Null while there is no image. */
  address: string | null
}

/** What a scene shows while the pointer passes over the card. */
export interface ScenePreview {
  /** URL of the scene's image. */
  still: string
  /** In any one unit. */
  length: number
}

interface StoryCardProps {
  title: string
  /** Where the story opens. */
  href: string
  ratio: AspectRatio
  /** URL of the image; null while there is none. */
  still: string | null
  /** For example '1:24'. */
  length?: string | undefined
  /** For example '1 hour ago'; replaced by the meaning of a failure. */
  meta: ReactNode
  /** Work in progress or failed, shown on the still. */
  work?: { label: string; amount?: string; segments: readonly SceneSegment[]; hasFailed?: boolean } | undefined
  /** Scenes to leaf through while the pointer passes over. */
  preview?: readonly ScenePreview[]
  /** Menu button, Cancel or Retry. */
  action?: ReactNode
  /** Titles are headings of this level. */
  headingLevel?: 2 | 3
}

/** A story in a grid: the still is the card. */
export function StoryCard(props: StoryCardProps) {
  const { title, href, ratio, still, length, meta, work, preview = [], action, headingLevel = 3 } = props
  const [share, setShare] = useState<number | null>(null)

  const lengths = preview.map((scene) => scene.length)
  const position = share === null ? null : share * lengths.reduce((sum, one) => sum + one, 0)
  const segments = position === null ? [] : segmentsByPosition(lengths, position)
  const seen = preview[segments.findIndex(({ state }) => state === 'running')] ?? null

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || preview.length === 0 || work) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setShare(Math.min(Math.max((event.clientX - left) / width, 0.001), 0.999))
  }

  return (
    <article className={styles.story}>
      <CardFrame
        href={href}
        name={title}
        className={styles.frame}
        image={<StoryStill ratio={ratio} address={seen?.still ?? still} />}
        onPointerMove={handleMove}
        onPointerLeave={() => setShare(null)}
      >
        {work ? <Work {...work} /> : null}
        {!work && length && <span className={styles.length}>{length}</span>}
        {segments.length > 0 && (
          <span className={styles.scrub}>
            <SceneBar segments={segments} tone="picture" />
          </span>
        )}
      </CardFrame>
      <CardCaption
        title={title}
        headingLevel={headingLevel}
        lead={
          !work?.hasFailed && (
            <>
              <RatioIcon ratio={ratio} size={12} />
              <span>{aspectRatio(ratio).label}</span>
              <span className={styles.dot} />
            </>
          )
        }
        meta={meta}
        action={action}
      />
    </article>
  )
}

function Work({ label, amount, segments, hasFailed = false }: NonNullable<StoryCardProps['work']>) {
  return (
    <span className={styles.veil}>
      <span className={styles.workLine}>
        {hasFailed ? <TriangleAlert size={16} aria-hidden="true" /> : <Spinner size={13} />}
        <span className={styles.workLabel}>{label}</span>
        {amount && <span className={styles.workAmount}>{amount}</span>}
      </span>
      <SceneBar segments={segments} tone="picture" text={amount ?? label} />
    </span>
  )
}

/** A story card to come, of the same size. */
export function StoryCardSkeleton() {
  return (
    <div>
      <SkeletonImage />
      <div className={styles.caption}>
        <SkeletonLine width="62%" height={12} />
        <SkeletonLine width="40%" height={10} />
      </div>
    </div>
  )
}

/** A story's image in a wide frame: portrait and square ones keep their shape on a blurred fill of themselves. */
export function StoryStill({ ratio, address }: StoryStillProps) {
  if (address === null)
    return (
      <span className={styles.noStill}>
        <Image size={20} aria-hidden="true" />
      </span>
    )
  const { width, height } = aspectRatio(ratio)
  if (ratio === 'SIXTEEN_NINE')
    return <img crossOrigin="anonymous" className={styles.still} src={address} alt="" loading="lazy" />
  return (
    <>
      <img crossOrigin="anonymous" className={styles.fill} src={address} alt="" loading="lazy" />
      <img
        crossOrigin="anonymous"
        className={styles.inner}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={address}
        alt=""
        loading="lazy"
      />
    </>
  )
}
