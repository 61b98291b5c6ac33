import { TriangleAlert } from 'lucide-react'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { SceneStill } from '../scene-still.tsx'
import { useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { problemsOf } from '../../lib/export-problems.ts'
import { formatLength } from '../../lib/format-length.ts'
import styles from './export-dialog.module.css'

/** What will be drawn, and what is worth knowing before. */
export function ExportSummary({ isChecking }: { isChecking: boolean }) {
  const open = useOpen((each) => each)
  const film = useFilm()
  const isPremium = useSessionStore((state) => state.user?.is_premium === true)
  const { label } = aspectRatio(open.story.aspect_ratio)
  const limit = lengthLimitError(film.durationInFrames, isPremium)
  const problems = [...(limit === null ? [] : [limit]), ...problemsOf(open)]
  const first = open.order[0]
  return (
    <>
      <div className={styles.summary}>
        {first !== undefined && <SceneStill sceneId={first} className={styles.still} />}
        <div className={styles.words}>
          <p className={styles.title}>{open.story.display_title}</p>
          <p className={styles.size}>
            {film.width} × {film.height} ({label}), 30 fps, {formatLength(film.durationInFrames)}
          </p>
        </div>
      </div>
      {isChecking && problems.length > 0 && (
        <ul className={styles.problems} aria-label="Before you export">
          {problems.map((problem) => (
            <li key={problem}>
              <TriangleAlert size={14} aria-hidden="true" />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
