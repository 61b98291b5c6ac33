import { type FocalKey, isJump, placeAt } from '#src/domain/focal-path.ts'
import styles from './frame-stage.module.css'

/** Places between two keys that the line goes through. */
const STEPS = 12

interface FocalPathLineProps {
  keys: readonly FocalKey[]
  /** The key at the video's current time. */
  present: FocalKey | undefined
}

/** The path of a focal point over the image, and its keys; a cut leaves a gap. */
export function FocalPathLine({ keys, present }: FocalPathLineProps) {
  const ways = keys.flatMap((from, at) => {
    const to = keys[at + 1]
    if (!to || isJump(from, to)) return []
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const place = placeAt(keys, from.atMs + ((to.atMs - from.atMs) * Math.min(step, STEPS - 0.001)) / STEPS) ?? from
      return `${step === 0 ? 'M' : 'L'}${place.x} ${place.y}`
    }).join('')
  })
  const path = ways.join('')
  return (
    <>
      <svg className={styles.way} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.wayEdge} d={path} />
        <path className={styles.wayLine} d={path} />
      </svg>
      {keys.map((key) => (
        <span
          key={key.atMs}
          className={styles.key}
          data-present={key === present || undefined}
          style={{ left: `${key.x * 100}%`, top: `${key.y * 100}%` }}
        />
      ))}
    </>
  )
}
