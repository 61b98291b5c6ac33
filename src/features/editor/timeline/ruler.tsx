import { memo, type PointerEvent } from 'react'
import { FPS } from '#src/domain/frames.ts'
import { useEditor } from '../core/use-editor.ts'
import { filmOf } from '../core/open-story.ts'
import { formatLength } from '../core/lengths.ts'
import { openDragMarks } from './drag-marks.ts'
import { CATCH_PX, snapTarget } from './geometry.ts'
import { startDrag } from './start-drag.ts'
import styles from './timeline.module.css'

/** Seconds between two numbers, so that they never touch. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120]
const MIN_SPACING = 56

interface RulerProps {
  frames: number
  /** px per frame. */
  scale: number
  /** px of the track that are rendered. */
  from: number
  to: number
}

/** The time; a press or a drag moves the playhead there and snaps to the starts of scenes (Alt: no snapping). */
export const Ruler = memo(function Ruler({ frames, scale, from, to }: RulerProps) {
  const editor = useEditor()
  const perSecond = scale * FPS
  const step = STEPS.find((seconds) => seconds * perSecond >= MIN_SPACING) ?? 300
  const first = Math.max(0, Math.floor(from / perSecond / step))
  const last = Math.min(Math.floor(frames / FPS / step), Math.ceil(to / perSecond / step))
  const marks = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step)

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const lanes = event.currentTarget.closest<HTMLElement>('[data-part="lanes"]')
    const track = lanes?.firstElementChild
    if (event.button !== 0 || !lanes || !track) return
    const { playback, store } = editor
    const starts = filmOf(store.getState().open).scenes.map((scene) => scene.from)
    const guide = openDragMarks(track)
    playback.pause()
    playback.seek((event.clientX - event.currentTarget.getBoundingClientRect().left) / scale)
    startDrag(event, lanes, {
      move({ x, isFree }) {
        const caught = isFree ? null : snapTarget(x / scale, starts, CATCH_PX / scale)
        guide.guide(caught === null ? null : caught * scale)
        playback.seek(caught ?? x / scale)
      },
      end: () => guide.close(),
      cancel: () => guide.close(),
    })
  }

  return (
    <div
      className={styles.ruler}
      data-part="ruler"
      style={{ backgroundSize: `${(step * perSecond) / 5}px 100%` }}
      onPointerDown={handlePointerDown}
    >
      {marks.map((seconds) => (
        <span key={seconds} className={styles.mark} style={{ left: seconds * perSecond }}>
          {formatLength(seconds * FPS)}
        </span>
      ))}
    </div>
  )
})
