import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { creditCost } from '#src/domain/credits.ts'
import { SceneStill } from '../scene-still.tsx'
import { useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { formatLength } from '../../lib/format-length.ts'
import styles from './export-dialog.module.css'

/** What will be drawn. */
export function ExportSummary() {
  const story = useOpen((open) => open.story)
  const first = useOpen((open) => open.order[0])
  const film = useFilm()
  const { label } = aspectRatio(story.aspect_ratio)
  const price = creditCost('render_video')
  return (
    <div className={styles.summary}>
      {first !== undefined && <SceneStill sceneId={first} className={styles.still} />}
      <div className={styles.words}>
        <p className={styles.title}>{story.display_title}</p>
        <p className={styles.size}>
          {film.width} × {film.height} ({label}), 30 fps, {formatLength(film.durationInFrames)}
        </p>
        <p className={styles.size}>MP4, H.264 and AAC. {price === 0 ? 'Free of charge.' : `${price} credits.`}</p>
      </div>
    </div>
  )
}
