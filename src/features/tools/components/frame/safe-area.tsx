import type { SafeArea as Area } from '#src/domain/safe-areas.ts'
import styles from './frame-stage.module.css'

const percent = (share: number) => `${share * 100}%`

/** The area of a frame that a platform leaves free. */
export function SafeArea({ area: { inset, label } }: { area: Area }) {
  const { top, right, bottom, left } = inset
  return (
    <div
      className={styles.safe}
      style={{ top: percent(top), right: percent(right), bottom: percent(bottom), left: percent(left) }}
    >
      <span className={styles.safeName}>{label}</span>
    </div>
  )
}
