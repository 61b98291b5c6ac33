import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { creditCost } from '#src/domain/credits.ts'
import { SceneStill } from '../scene-still.tsx'
import { useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { formatLength } from '../../lib/format-length.ts'
import styles from './export-dialog.module.css'
import type { Render } from '#generated/schema.ts'

interface ExportSummaryProps {
  /** A film that is being drawn or is there: its own shape and length, whatever the story has become since. */
  render: Render | null
}

/** What will be drawn, is being drawn, or was. */
export function ExportSummary({ render }: ExportSummaryProps) {
  const story = useOpen((open) => open.story)
  const first = useOpen((open) => open.order[0])
  const film = useFilm()
  const { width, height } = render ?? film
  const frames = render?.duration_in_frames ?? film.durationInFrames
  const label = ASPECT_RATIOS.find((ratio) => ratio.width * height === ratio.height * width)?.label
  const price = creditCost('render_video')
  return (
    <div className={styles.summary}>
      {first !== undefined && <SceneStill sceneId={first} className={styles.still} />}
      <div className={styles.words}>
        <p className={styles.title}>{story.display_title}</p>
        <p className={styles.size}>
          {width} × {height} {label && `(${label})`}, 30 fps, {formatLength(frames)}
        </p>
        <p className={styles.size}>MP4, H.264 and AAC. {price === 0 ? 'Free of charge.' : `${price} credits.`}</p>
      </div>
    </div>
  )
}
