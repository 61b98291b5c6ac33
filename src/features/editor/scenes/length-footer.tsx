import { TriangleAlert } from 'lucide-react'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { useFilm } from '../core/use-film.ts'
import { formatLength } from '../core/format-length.ts'
import { lengthRoom } from './length-room.ts'
import styles from './length-footer.module.css'

/** How much of the account's length the story uses; before it is used up, what will be refused. */
export function LengthFooter() {
  const film = useFilm()
  const isPremium = useSessionStore(({ user }) => user?.is_premium === true)
  const { usedFrames, limitFrames, problem } = lengthRoom(scenesLength(film), isPremium)
  return (
    <footer className={styles.footer} data-full={problem !== null || undefined}>
      <div className={styles.line}>
        <span>Length</span>
        <span className={styles.time}>
          {formatLength(usedFrames)} of {formatLength(limitFrames)}
        </span>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label="Length used"
        aria-valuemin={0}
        aria-valuemax={Math.round(limitFrames / 30)}
        aria-valuenow={Math.min(Math.round(usedFrames / 30), Math.round(limitFrames / 30))}
        aria-valuetext={`${formatLength(usedFrames)} of ${formatLength(limitFrames)}`}
      >
        <span style={{ width: `${Math.min(100, (usedFrames / limitFrames) * 100)}%` }} />
      </div>
      {problem !== null && (
        <p className={styles.problem}>
          <TriangleAlert size={14} aria-hidden="true" />
          {problem}
        </p>
      )}
    </footer>
  )
}
