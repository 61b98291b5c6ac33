import { formatTimecode } from '#src/domain/frames.ts'
import { useCurrentFrame } from '#src/video/player/use-playback.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import styles from './stage.module.css'

/** Where the playhead is, in minutes, seconds and frames. */
export function Timecode() {
  const { playback } = useEditor()
  const frame = useCurrentFrame(playback)
  const { durationInFrames } = useFilm()
  return (
    <span className={styles.time} role="timer" aria-label="Time">
      <b>{formatTimecode(frame)}</b> / {formatTimecode(durationInFrames)}
    </span>
  )
}
