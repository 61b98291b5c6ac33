import { outlines, trace } from '../illustrator/core/path.ts'
import type { Context2D } from '../illustrator/core/surface.ts'

/** A colour, or a gradient between two points: `#rrggbb` or `#rrggbbaa` at each of its ends, top left to bottom right. */
export type Paint =
  string | { from: readonly [number, number]; to: readonly [number, number]; stops: readonly string[] }

/** A drawing in the language of core/path.ts, in avatar units (0,0 between the eyes; the head is about 30 high). */
export interface Shape {
  readonly d: string
  readonly paint: Paint
  /** How far its edge fades, units; such a shape is shading inside another one. */
  readonly soft?: number
  /** Painted inside it, cut at its edge. */
  readonly inside?: readonly Shape[]
}

/** Farther to the side than any canvas is wide: there a soft shape is drawn so that only its shadow is visible. */
const AWAY = 20_000

/** A closed outline whose right half is given from top to bottom; the left half is its mirror image. */
export function mirrored(right: string): string {
  const points = right.trim().split(/\s+/u)
  const left = points
    .filter((point) => !/^0,/u.test(point))
    .map((point) => `-${point}`)
    .toReversed()
  return `S ${[...points, ...left].join(' ')}`
}

/** The same drawing on the other side of the face. */
export const onLeft = (d: string): string =>
  d
    .split(/\s+(?=[PSERL]\s)/u)
    .map((figure) => (figure.startsWith('E') ? ellipseOnLeft(figure) : figure.replaceAll(POINT, negated)))
    .join(' ')

const POINT = /(-?[\d.]+),(-?[\d.]+)/gu
const negated = (_: string, x: string, y: string) => `${-Number(x)},${y}`

/** Its radii stay, and it leans the other way. */
function ellipseOnLeft(figure: string): string {
  const [kind = '', centre = '', radii = '', degrees = '0'] = figure.split(/\s+/u)
  return `${kind} ${centre.replace(POINT, negated)} ${radii} ${-Number(degrees)}`
}

/** The same drawing on both sides. */
export const onBoth = (d: string): string => `${d} ${onLeft(d)}`

/** @param scale px a unit */
export function paintShapes(c: Context2D, shapes: readonly Shape[], scale: number): void {
  for (const shape of shapes) paintShape(c, shape, scale)
}

function paintShape(c: Context2D, { d, paint, soft, inside }: Shape, scale: number): void {
  const colour = paintOf(c, paint)
  for (const outline of outlines(d)) {
    c.save()
    if (soft !== undefined && typeof paint === 'string') {
      c.shadowColor = paint
      c.shadowBlur = soft * scale * 2
      c.shadowOffsetX = AWAY
      c.translate(-AWAY / scale, 0)
      c.fillStyle = '#000'
      c.strokeStyle = '#000'
    } else {
      c.fillStyle = colour
      c.strokeStyle = colour
    }
    c.beginPath()
    trace(c, outline)
    if (outline.width === undefined) c.fill()
    else {
      c.lineWidth = outline.width
      c.lineCap = 'round'
      c.lineJoin = 'round'
      c.stroke()
    }
    c.restore()
  }
  if (!inside) return
  c.save()
  c.beginPath()
  for (const outline of outlines(d)) trace(c, outline)
  c.clip()
  paintShapes(c, inside, scale)
  c.restore()
}

function paintOf(c: Context2D, paint: Paint): unknown {
  if (typeof paint === 'string') return paint
  const { from, to, stops } = paint
  const gradient = c.createLinearGradient(from[0], from[1], to[0], to[1])
  stops.forEach((stop, at) => gradient.addColorStop(at / Math.max(1, stops.length - 1), stop))
  return gradient
}
