import type { Scene } from '#generated/schema.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { VisualsOffer } from '#src/shared/ui/wizard/visuals-offer.tsx'
import { placeScenes } from '../lib/scene-places.ts'
import styles from './review-step.module.css'

interface SceneListProps {
  storyId: string
  scenes: readonly Scene[]
  isPremium: boolean
}

/** The scenes in playing order, and the end of the plan's length. */
export function SceneList({ storyId, scenes, isPremium }: SceneListProps) {
  const limit = lengthLimitFrames(isPremium)
  const { places, total } = placeScenes(scenes, limit)
  return (
    <section aria-labelledby="wizard-scenes">
      <h2 className={styles.head} id="wizard-scenes">
        {scenes.length === 1 ? '1 scene' : `${scenes.length} scenes`}
        <span>{formatFrames(total)}</span>
      </h2>
      <div className={styles.visuals}>
        <VisualsOffer storyId={storyId}>
          Every scene gets an image in your style. You can also pick stock images first.
        </VisualsOffer>
      </div>
      <ol className={styles.scenes} aria-label="Scenes">
        {places.map(({ scene, isAtLimit, isOver }, at) => (
          <li key={scene.id} className={styles.scene} data-over={isOver || undefined}>
            {isAtLimit && (
              <span className={styles.limit}>Your plan’s {formatFrames(limit)} limit is reached in this scene</span>
            )}
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.said} dir="auto">
              {scene.text}
            </span>
            <Still scene={scene} />
            <span className={styles.time}>{formatFrames(scene.duration_in_frames)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The image chosen for a scene before the generation. */
function Still({ scene }: { scene: Scene }) {
  const address = scene.arolls[0]?.aroll_object.media?.thumbnail_url
  return address ? (
    <img crossOrigin="anonymous" className={styles.still} src={address} alt="Chosen" loading="lazy" />
  ) : (
    <span />
  )
}
