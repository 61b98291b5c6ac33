import type { OverlayBox } from '#generated/schema.ts'
import { boundsOf, type FrameSize } from './box-geometry.ts'

export type AlignSide = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Axis = 'horizontal' | 'vertical'

/** The upright rectangle around a box along one axis, as shares of the frame. */
function spanOf(box: OverlayBox, axis: Axis, frame: FrameSize) {
  const { left, right, top, bottom } = boundsOf(box, frame)
  return axis === 'horizontal' ? { start: left, end: right } : { start: top, end: bottom }
}

const shifted = (box: OverlayBox, axis: Axis, by: number): OverlayBox =>
  axis === 'horizontal' ? { ...box, x: box.x + by } : { ...box, y: box.y + by }

/** Moves boxes to a side or the middle of the area that they cover together; one alone to that of the frame. */
export function alignBoxes(boxes: readonly OverlayBox[], side: AlignSide, frame: FrameSize): OverlayBox[] {
  const axis: Axis = side === 'left' || side === 'centre' || side === 'right' ? 'horizontal' : 'vertical'
  const spans = boxes.map((box) => spanOf(box, axis, frame))
  const isAlone = boxes.length === 1
  const start = isAlone ? 0 : Math.min(...spans.map((span) => span.start))
  const end = isAlone ? 1 : Math.max(...spans.map((span) => span.end))
  return boxes.map((box, at) => {
    const span = spans[at] ?? { start, end }
    if (side === 'left' || side === 'top') return shifted(box, axis, start - span.start)
    if (side === 'right' || side === 'bottom') return shifted(box, axis, end - span.end)
    return shifted(box, axis, (start + end - span.start - span.end) / 2)
  })
}

/** Spreads boxes so that the gaps between them are equal; the outer two stay. */
export function distributeBoxes(boxes: readonly OverlayBox[], axis: Axis, frame: FrameSize): OverlayBox[] {
  const placed = boxes.map((box, at) => ({ at, box, ...spanOf(box, axis, frame) }))
  const middle = ({ start, end }: { start: number; end: number }) => start + end
  const inOrder = placed.toSorted((a, b) => middle(a) - middle(b))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || inOrder.length < 3) return [...boxes]
  const filled = inOrder.reduce((sum, { start, end }) => sum + end - start, 0)
  const gap = (last.end - first.start - filled) / (inOrder.length - 1)
  const result = [...boxes]
  let next = first.start
  for (const { at, box, start, end } of inOrder) {
    result[at] = shifted(box, axis, next - start)
    next += end - start + gap
  }
  return result
}
