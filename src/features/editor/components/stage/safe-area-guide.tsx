import type { CSSProperties } from 'react'
import type { SafeArea } from '#src/domain/safe-areas.ts'
import styles from './stage.module.css'

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** What a platform would lay over the picture. */
export function SafeAreaGuide({ area: { inset, label, asOf } }: { area: SafeArea }) {
  const place: CSSProperties = {
    top: percent(inset.top),
    right: percent(inset.right),
    bottom: percent(inset.bottom),
    left: percent(inset.left),
  }
  return (
    <div className={styles.guides} data-part="safe-area">
      <div className={styles.safe} style={place}>
        <span className={styles.safeName}>
          {label} · {asOf}
        </span>
      </div>
    </div>
  )
}
