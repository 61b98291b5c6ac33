import type { OverlayBox } from '#generated/schema.ts'

/** px of the video. */
export interface FrameSize {
  width: number
  height: number
}

/** px of the video. */
export interface Offset {
  x: number
  y: number
}

/** The side or corner that is dragged: −1 left or top, 1 right or bottom, 0 neither. */
export interface BoxHandle {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

/** Lines that edges and centres are drawn to, as shares of the frame. */
export interface SnapLines {
  x: readonly number[]
  y: readonly number[]
}

interface ResizeOptions {
  /** Keeps the ratio of width to height. */
  isProportional: boolean
  /** Keeps the centre instead of the opposite side. */
  isCentred: boolean
}

/** Smallest width and height, px of the video. */
const MIN_SIZE = 16
const MIN_SHARE = 0.01
const MAX_SHARE = 3
/** A turn is caught this near to a multiple of it, degrees. */
const TURN_STEP = 15
const TURN_CATCH = 4

/** Edges, centre and thirds of the frame, with the margins in which text is safe. */
const FRAME_LINES = [0, 0.05, 1 / 3, 0.5, 2 / 3, 0.95, 1]

/** Lines of the frame and of other boxes. */
export function snapLinesOf(others: readonly OverlayBox[], frame: FrameSize): SnapLines {
  const bounds = others.map((box) => boundsOf(box, frame))
  return {
    x: [...FRAME_LINES, ...bounds.flatMap(({ left, right }) => [left, (left + right) / 2, right])],
    y: [...FRAME_LINES, ...bounds.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom])],
  }
}

/** The upright rectangle around a box that may be turned, as shares of the frame. */
export function boundsOf(box: OverlayBox, frame: FrameSize) {
  const [width, height] = [box.width * frame.width, box.height * frame.height]
  const turn = toRadians(box.rotation)
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const halfWidth = (width * cos + height * sin) / 2 / frame.width
  const halfHeight = (width * sin + height * cos) / 2 / frame.height
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

export const moveBox = (box: OverlayBox, by: Offset, frame: FrameSize): OverlayBox => ({
  ...box,
  x: box.x + by.x / frame.width,
  y: box.y + by.y / frame.height,
})

/**
 * Moves a box so that its edge or centre lies on the nearest line within reach.
 * @param reach px of the video
 * @returns the box, and the lines that it lies on as shares of the frame
 */
export function snapMove(box: OverlayBox, lines: SnapLines, frame: FrameSize, reach: number) {
  const { left, right, top, bottom } = boundsOf(box, frame)
  const x = nearest([left, (left + right) / 2, right], lines.x, reach / frame.width)
  const y = nearest([top, (top + bottom) / 2, bottom], lines.y, reach / frame.height)
  return {
    box: { ...box, x: box.x + (x?.by ?? 0), y: box.y + (y?.by ?? 0) },
    guides: { x: x?.line ?? null, y: y?.line ?? null },
  }
}

/** Drags a side or a corner; the opposite one stays where it is, also in a box that is turned. */
export function resizeBox(
  box: OverlayBox,
  handle: BoxHandle,
  by: Offset,
  frame: FrameSize,
  { isProportional, isCentred }: ResizeOptions,
): OverlayBox {
  const [width, height] = [box.width * frame.width, box.height * frame.height]
  const own = turned(by, -box.rotation)
  const growth = isCentred ? 2 : 1
  const wanted = {
    x: (width + handle.x * own.x * growth) / width,
    y: (height + handle.y * own.y * growth) / height,
  }
  const scale =
    isProportional && handle.x !== 0 && handle.y !== 0
      ? same(Math.max(wanted.x, wanted.y))
      : { x: handle.x === 0 ? 1 : wanted.x, y: handle.y === 0 ? 1 : wanted.y }
  const least = {
    x: Math.max(MIN_SIZE / width, MIN_SHARE / box.width),
    y: Math.max(MIN_SIZE / height, MIN_SHARE / box.height),
  }
  const most = { x: MAX_SHARE / box.width, y: MAX_SHARE / box.height }
  const kept =
    scale.x === scale.y
      ? same(between(scale.x, Math.max(least.x, least.y), Math.min(most.x, most.y)))
      : { x: between(scale.x, least.x, most.x), y: between(scale.y, least.y, most.y) }
  const [newWidth, newHeight] = [width * kept.x, height * kept.y]
  const shift = isCentred
    ? { x: 0, y: 0 }
    : turned({ x: (handle.x * (newWidth - width)) / 2, y: (handle.y * (newHeight - height)) / 2 }, box.rotation)
  const centre = {
    x: (box.x + box.width / 2) * frame.width + shift.x,
    y: (box.y + box.height / 2) * frame.height + shift.y,
  }
  return {
    ...box,
    x: (centre.x - newWidth / 2) / frame.width,
    y: (centre.y - newHeight / 2) / frame.height,
    width: newWidth / frame.width,
    height: newHeight / frame.height,
  }
}

/** Moves the dragged sides of an upright box onto the nearest lines within reach (px of the video). */
export function snapResize(box: OverlayBox, handle: BoxHandle, lines: SnapLines, frame: FrameSize, reach: number) {
  if (box.rotation % 360 !== 0) return { box, guides: { x: null, y: null } }
  const { left, right, top, bottom } = boundsOf(box, frame)
  const x = handle.x === 0 ? null : nearest([handle.x < 0 ? left : right], lines.x, reach / frame.width)
  const y = handle.y === 0 ? null : nearest([handle.y < 0 ? top : bottom], lines.y, reach / frame.height)
  const by = { x: (x?.by ?? 0) * frame.width, y: (y?.by ?? 0) * frame.height }
  return {
    box: resizeBox(box, handle, by, frame, { isProportional: false, isCentred: false }),
    guides: { x: x?.line ?? null, y: y?.line ?? null },
  }
}

/** Turns a box so that its upper side faces a point (px of the video). */
export function turnBox(box: OverlayBox, to: Offset, frame: FrameSize, isFree: boolean): OverlayBox {
  const centre = { x: (box.x + box.width / 2) * frame.width, y: (box.y + box.height / 2) * frame.height }
  const angle = (Math.atan2(to.y - centre.y, to.x - centre.x) * 180) / Math.PI + 90
  const step = Math.round(angle / TURN_STEP) * TURN_STEP
  const rotation = !isFree && Math.abs(step - angle) <= TURN_CATCH ? step : Math.round(angle)
  return { ...box, rotation: ((rotation + 540) % 360) - 180 }
}

function nearest(points: readonly number[], lines: readonly number[], reach: number) {
  let best: { by: number; line: number } | null = null
  for (const point of points)
    for (const line of lines) {
      const by = line - point
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, line }
    }
  return best
}

function turned({ x, y }: Offset, degrees: number): Offset {
  const angle = toRadians(degrees)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
const same = (scale: number) => ({ x: scale, y: scale })
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
