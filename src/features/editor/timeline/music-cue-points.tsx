import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import { signed } from '#src/domain/sound.ts'
import { orderedPoints, POINT_DB, type VolumePoint } from '#src/domain/volume-points.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import styles from './music-cue-points.module.css'

/** Height of a clip, px. */
const HEIGHT = 18
/** Levels (dB) at the top and bottom of a clip; softer ones lie at its bottom. */
const [TOP, BOTTOM] = [12, -36]
/** dB for each px of a drag: a clip is too low to show a level exactly. */
const DB_PER_PX = 0.5

interface MusicCuePointsProps {
  name: string
  points: readonly VolumePoint[]
  /** Length of the cue, frames. */
  frames: number
  /** px per frame. */
  scale: number
  /** Whether the points can be moved. */
  isChosen: boolean
  commit: (points: VolumePoint[]) => void
}

/** The levels of a cue over time as a line on its clip; the points of a chosen one are moved by pointer and key. */
export function MusicCuePoints({ name, points, frames, scale, isChosen, commit }: MusicCuePointsProps) {
  const [moved, setMoved] = useState<{ at: number; point: VolumePoint } | null>(null)
  const keyed = useRef<{ at: number; point: VolumePoint } | null>(null)
  const shown = points.map((point, at) => (at === moved?.at ? moved.point : point))
  const x = ({ at_ms }: VolumePoint) => msToFrames(at_ms) * scale
  const place = (at: number, frameBy: number, dbBy: number, from = points[at]): VolumePoint => {
    // Between its neighbours: points never pass each other.
    const least = (points[at - 1]?.at_ms ?? -1) + 1
    const most = (points[at + 1]?.at_ms ?? Math.round(framesToMs(frames)) + 1) - 1
    const { at_ms = 0, db = 0 } = from ?? {}
    return {
      at_ms: Math.round(Math.max(least, Math.min(most, at_ms + framesToMs(frameBy)))),
      db: Math.round(Math.max(POINT_DB.min, Math.min(POINT_DB.max, db + dbBy)) * 2) / 2,
    }
  }
  const keep = (at: number, point: VolumePoint) => {
    setMoved(null)
    const before = points[at]
    if (before && (before.at_ms !== point.at_ms || before.db !== point.db))
      commit(orderedPoints(points.map((each, index) => (index === at ? point : each))))
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>, at: number) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const handle: HTMLElement = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const [x0, y0] = [event.clientX, event.clientY]
    const listening = new AbortController()
    const { signal } = listening
    const pointAt = (now: globalThis.PointerEvent) =>
      place(at, (now.clientX - x0) / scale, -(now.clientY - y0) * DB_PER_PX)
    const stop = () => {
      listening.abort()
      setMoved(null)
    }
    handle.addEventListener('pointermove', (now) => setMoved({ at, point: pointAt(now) }), { signal })
    const release = (now: globalThis.PointerEvent) => {
      stop()
      keep(at, pointAt(now))
    }
    handle.addEventListener('pointerup', release, { signal })
    handle.addEventListener('pointercancel', stop, { signal })
  }

  const handleKeyDown = (event: KeyboardEvent, at: number) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.stopPropagation()
      return commit(points.filter((_, index) => index !== at))
    }
    if (event.key === 'Escape' && keyed.current) {
      event.stopPropagation()
      keyed.current = null
      return setMoved(null)
    }
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key as keyof typeof steps]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? 10 : 1
    const point = place(at, step[0] * by, step[1] * (event.shiftKey ? 6 : 1), keyed.current?.point)
    keyed.current = { at, point }
    setMoved(keyed.current)
  }
  const keepKeyed = () => {
    const last = keyed.current
    keyed.current = null
    if (last) keep(last.at, last.point)
  }

  if (points.length === 0) return null
  const width = frames * scale
  const [first, last] = [shown[0], shown.at(-1)]
  const line = [...(first ? [[0, y(first)]] : []), ...shown.map((point) => [x(point), y(point)]), [width, y(last)]]
  return (
    <>
      <svg className={styles.line} width={width} height={HEIGHT} aria-hidden="true">
        <polyline points={line.map((pair) => pair.join(',')).join(' ')} />
      </svg>
      {isChosen &&
        shown.map((point, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            role="slider"
            tabIndex={0}
            className={styles.point}
            style={{ left: x(point), top: y(point) }}
            aria-label={`Volume point ${at + 1} of ${name}`}
            aria-orientation="vertical"
            aria-valuemin={POINT_DB.min}
            aria-valuemax={POINT_DB.max}
            aria-valuenow={point.db}
            aria-valuetext={textOf(point)}
            title={textOf(point)}
            onPointerDown={(event) => handlePointerDown(event, at)}
            onKeyDown={(event) => handleKeyDown(event, at)}
            onKeyUp={keepKeyed}
            onBlur={keepKeyed}
          />
        ))}
      {moved && (
        <span className={styles.label} style={{ left: x(moved.point) }}>
          {textOf(moved.point)}
        </span>
      )}
    </>
  )
}

const textOf = ({ at_ms, db }: VolumePoint) => `${signed(db)} dB at ${formatFramesAsSeconds(msToFrames(at_ms))}`

const y = (point: VolumePoint | undefined) =>
  1 + ((TOP - Math.max(BOTTOM, point?.db ?? 0)) / (TOP - BOTTOM)) * (HEIGHT - 2)
