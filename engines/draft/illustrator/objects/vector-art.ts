import type { Sticker, StickerPaint, StickerPath } from '#src/domain/stickers/sticker.ts'
import type { Outline, Step } from '../core/path.ts'
import { stepsOfSvg } from '../core/svg-path.ts'
import type { Part, SubjectArt, Tone } from '../subjects/art.ts'
import type { ObjectKind } from './objects.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A vector object as a subject: cut to what is drawn, flat colours instead of gradients, no shadow of its own. */
export function vectorArt({ paths }: Sticker, { habitat, tall }: ObjectKind): SubjectArt {
  const figures = paths.map((path) => ({ path, steps: stepsOfSvg(path.d, path.transform) }))
  const box = boundsOf(figures.flatMap(({ steps }) => steps))
  const scale = 100 / Math.max(1, box.bottom - box.top)
  const parts = figures.flatMap(({ path, steps }) => partsOf(path, moved(steps, box, scale), scale))
  return { width: (box.right - box.left) * scale, own: 'white', parts, habitat, tall, isVector: true }
}

function partsOf({ fill, stroke, opacity = 1, isEvenOdd }: StickerPath, steps: Step[], scale: number): Part[] {
  const parts: Part[] = []
  const outline = (width: number | undefined): readonly Outline[] => [{ steps, width, isEvenOdd }]
  if (fill !== undefined) parts.push([toneOf(fill, opacity), outline(undefined)])
  if (stroke) parts.push([toneOf(stroke.paint, opacity), outline(stroke.width * scale)])
  return parts
}

/** `#rrggbb`, or `#rrggbbaa` where it is translucent. A gradient becomes the colour of its middle. */
function toneOf(paint: StickerPaint, opacity: number): Tone {
  const text = typeof paint === 'string' ? paint : (paint.stops[Math.floor(paint.stops.length / 2)]?.[1] ?? '#888')
  const digits = text.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const alpha = (long.length > 6 ? Number.parseInt(long.slice(6), 16) / 255 : 1) * opacity
  const solid = long.slice(0, 6)
  return alpha >= 0.99
    ? `#${solid}`
    : `#${solid}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
}

function moved(steps: readonly Step[], { left, top }: Box, scale: number): Step[] {
  const x = (v: number): number => (v - left) * scale
  const y = (v: number): number => (v - top) * scale
  return steps.map((step): Step => {
    if (step.op === 'move' || step.op === 'line') return { op: step.op, x: x(step.x), y: y(step.y) }
    if (step.op === 'curve')
      return { op: 'curve', ax: x(step.ax), ay: y(step.ay), bx: x(step.bx), by: y(step.by), x: x(step.x), y: y(step.y) }
    return step
  })
}

/** Curves count by some points on them: their handles may lie far outside. */
function boundsOf(steps: readonly Step[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const add = (x: number, y: number): void => {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  let [px, py] = [0, 0]
  for (const step of steps) {
    if (step.op === 'close' || step.op === 'ellipse') continue
    if (step.op === 'curve')
      for (const t of [0.25, 0.5, 0.75]) {
        const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
        add(a * px + b * step.ax + c * step.bx + d * step.x, a * py + b * step.ay + c * step.by + d * step.y)
      }
    add(step.x, step.y)
    ;[px, py] = [step.x, step.y]
  }
  return box
}
