import type { AspectRatio, Scene } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import styles from './generating-view.module.css'

interface ScenesArrivingProps {
  /** Expected number of scenes; 0 while unknown. */
  total: number
  /** False: all scenes are known. */
  isComing: boolean
  scenes: readonly Scene[]
  ratio: AspectRatio
}

const GUESS = 4
/** Placeholders for scenes to come; more would not be seen. */
const MAX_PLACEHOLDERS = 200

/** One frame per scene in playing order; the image appears when it is ready. */
export function ScenesArriving({ total, isComing, scenes, ratio }: ScenesArrivingProps) {
  const { width, height } = aspectRatio(ratio)
  const count = Math.max(Math.min(total, scenes.length + MAX_PLACEHOLDERS), scenes.length) || (isComing ? GUESS : 0)
  if (count === 0) return null
  return (
    <ol className={styles.scenes} aria-label="Scenes" data-tall={height > width || undefined}>
      {Array.from({ length: count }, (_, at) => {
        const scene = scenes[at]
        const image = scene?.arolls[0]?.aroll_object.media
        const address = image?.thumbnail_url ?? image?.url
        return (
          <li key={scene?.id ?? at} className={styles.scene}>
            <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
              {address ? <img crossOrigin="anonymous" src={address} alt="" /> : <span className={styles.waiting} />}
            </div>
            <p className={styles.words}>
              <b>{at + 1}</b> {scene?.text ?? ''}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
