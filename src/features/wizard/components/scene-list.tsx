import type { Scene } from '#generated/client/model/scene.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import { formatFrames } from '#src/shared/lib/format-time.ts'
import { placeScenes } from '../lib/scene-places.ts'
import styles from './review-step.module.css'

interface SceneListProps {
  scenes: readonly Scene[]
  isPremium: boolean
}

/** The scenes in playing order, and where the plan's length ends. */
export function SceneList({ scenes, isPremium }: SceneListProps) {
  const limit = lengthLimitFrames(isPremium)
  const { places, total } = placeScenes(scenes, limit)
  return (
    <section aria-labelledby="wizard-scenes">
      <h2 className={styles.head} id="wizard-scenes">
        {scenes.length === 1 ? '1 scene' : `${scenes.length} scenes`}
        <span>{formatFrames(total)}</span>
      </h2>
      <ol className={styles.scenes} aria-label="Scenes">
        {places.map(({ scene, isAtLimit, isOver }, at) => (
          <li key={scene.id} className={styles.scene} data-over={isOver || undefined}>
            {isAtLimit && (
              <span className={styles.limit}>
                {formatFrames(limit)}, as long as your plan allows, ends in this scene
              </span>
            )}
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.said} dir="auto">
              {scene.text}
            </span>
            <span className={styles.time}>{formatFrames(scene.duration_in_frames)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
