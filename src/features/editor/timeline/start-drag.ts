import { suppressNextClick } from '../core/suppress-next-click.ts'

/** An edge that is being moved, by pointer or by key. Positions in frames. */
export interface TrimSession {
  /** Shows the drag at a position without committing it, and describes its result. */
  preview: (position: number) => string
  /** Commits it: one command. */
  commit: (position: number) => void
  /** Reverts it. */
  cancel: () => void
}

/** An edge that can be moved. */
export interface TrimEdge {
  label: string
  /** Frames of the exported video; a trim of a source video counts frames of its file. */
  position: number
  min: number
  max: number
  /** The label of a position. */
  say: (position: number) => string
  /** Snap targets, in frames. @param scale px per frame */
  targets: (scale: number) => number[]
  begin: () => TrimSession
}

/** State of a drag. */
export interface DragPoint {
  /** px of the track. */
  x: number
  /** px since the press, including scrolling. */
  dx: number
  /** Whether snapping is off (Alt). */
  isFree: boolean
}

export interface DragWork {
  /** The pointer has moved away from the press. */
  start?: () => void
  /** At most once for each animation frame. */
  move: (point: DragPoint) => void
  /** Released. */
  end: (point: DragPoint) => void
  /** Released where it was pressed. */
  click?: (point: DragPoint) => void
  /** Escape, or the browser cancelled the pointer. `end` is not called then. */
  cancel: () => void
}

/** Movement (px) below which a press is a click. */
const THRESHOLD = 4
/** Distance (px) from an edge at which the track scrolls by itself. */
const EDGE = 48
/** px for each animation frame, at the very edge. */
const FASTEST = 22

/** Follows a pressed pointer along the track, outside of React, until it is released. */
export function startDrag(down: { clientX: number; altKey: boolean }, lanes: HTMLElement, work: DragWork): void {
  const bounds = lanes.getBoundingClientRect()
  const toTrack = (clientX: number) => clientX - bounds.left + lanes.scrollLeft
  const from = toTrack(down.clientX)
  let last = { clientX: down.clientX, altKey: down.altKey }
  let isMoving = false
  let request = 0

  const point = (): DragPoint => {
    const x = toTrack(last.clientX)
    return { x, dx: x - from, isFree: last.altKey }
  }
  const pull = () => {
    const left = bounds.left + EDGE - last.clientX
    const right = last.clientX - (bounds.right - EDGE)
    const into = left > 0 ? -left : Math.max(0, right)
    return Math.max(-1, Math.min(1, into / EDGE)) * FASTEST
  }
  const step = () => {
    request = 0
    const before = lanes.scrollLeft
    const wanted = pull()
    if (wanted !== 0) lanes.scrollLeft = before + wanted
    work.move(point())
    if (wanted !== 0 && lanes.scrollLeft !== before) request = requestAnimationFrame(step)
  }
  const handleMove = (event: PointerEvent) => {
    last = event
    if (!isMoving) {
      if (Math.abs(event.clientX - down.clientX) < THRESHOLD) return
      isMoving = true
      work.start?.()
    }
    if (request === 0) request = requestAnimationFrame(step)
  }
  const handleUp = (event: PointerEvent) => {
    stop()
    last = event
    if (!isMoving) return work.click?.(point())
    suppressNextClick()
    work.end(point())
  }
  const cancel = () => {
    stop()
    if (isMoving) work.cancel()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancel()
  }
  const listening = new AbortController()
  const stop = () => {
    cancelAnimationFrame(request)
    listening.abort()
  }
  const { signal } = listening
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleUp, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', handleKey, { signal, capture: true })
}
