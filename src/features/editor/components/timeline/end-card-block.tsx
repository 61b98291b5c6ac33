import type { VideoEndCard } from '#src/video/document.ts'
import styles from './timeline.module.css'

/** Where the film's end card stands; the export says what is on it. */
export function EndCardBlock({ card, scale }: { card: VideoEndCard; scale: number }) {
  const { from, durationInFrames, credits } = card
  return (
    <div
      className={styles.endCard}
      style={{ left: from * scale, width: durationInFrames * scale }}
      title={`Stock credits: ${credits.map(({ author }) => author).join(', ')}`}
    >
      Credits
    </div>
  )
}
