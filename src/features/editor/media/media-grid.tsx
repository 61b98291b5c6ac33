import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { MediaTile } from './media-tile.tsx'
import styles from './media-panel.module.css'

/** Media as tiles; recordings can be listened to, one at a time. */
export function MediaGrid({ ids }: { ids: readonly string[] }) {
  const sample = useSample()
  return (
    <ul className={styles.grid}>
      {ids.map((id) => (
        <MediaTile key={id} id={id} sample={sample} />
      ))}
    </ul>
  )
}
