import type { PointerEvent } from 'react'
import { FPS } from '#src/domain/frames.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { formatLength } from '../../lib/format-length.ts'
import styles from './timeline.module.css'

/** Seconds between two numbers, so that they never touch. */
const STEPS = [1, 2, 5, 10, 15, 30, 60]
const LEAST_ROOM = 56

/** The time; a press or a drag brings the playhead there. @param scale px per frame */
export function Ruler({ frames, scale }: { frames: number; scale: number }) {
  const { playback } = useEditor()
  const perSecond = scale * FPS
  const step = STEPS.find((seconds) => seconds * perSecond >= LEAST_ROOM) ?? 120
  const marks = Array.from({ length: Math.floor(frames / FPS / step) + 1 }, (_, at) => at * step)

  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    playback.seek((event.clientX - left) / scale)
  }

  return (
    <div
      className={styles.ruler}
      data-part="ruler"
      style={{ backgroundSize: `${(step * perSecond) / 5}px 100%` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seek(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) seek(event)
      }}
    >
      {marks.map((seconds) => (
        <span key={seconds} className={styles.mark} style={{ left: seconds * perSecond }}>
          {formatLength(seconds * FPS)}
        </span>
      ))}
    </div>
  )
}
