import { TAU } from './maths.ts'
import type { Context2D } from './surface.ts'

export type Step =
  | { op: 'move'; x: number; y: number }
  | { op: 'line'; x: number; y: number }
  | { op: 'curve'; ax: number; ay: number; bx: number; by: number; x: number; y: number }
  | { op: 'ellipse'; x: number; y: number; rx: number; ry: number; turn: number }
  | { op: 'close' }

/** An outline in the units of its drawing (100 high), or a stroke of `width` when that is set. */
export interface Outline {
  readonly steps: readonly Step[]
  readonly width: number | undefined
  /** Where figures overlap an even number of times, nothing is filled. */
  readonly isEvenOdd?: true | undefined
}

interface Point {
  x: number
  y: number
  corner: boolean
}

const cache = new Map<string, readonly Outline[]>()

/**
 * Reads a drawing written as text (or takes one that is outlines already), one figure after another, coordinates as `x,y`:
 * `P a b c` a polygon · `S a b c` a closed smooth outline (`!` after a point makes it a corner) ·
 * `E centre radii [degrees]` an ellipse · `R corner size` a rectangle · `L width a b c` a smooth stroke.
 */
export function outlines(text: string | readonly Outline[]): readonly Outline[] {
  if (typeof text !== 'string') return text
  const known = cache.get(text)
  if (known) return known
  const made = text
    .trim()
    .split(/\s+(?=[PSERL]\s)/)
    .map(readFigure)
  cache.set(text, made)
  return made
}

function readFigure(figure: string): Outline {
  const [kind = '', ...words] = figure.trim().split(/\s+/)
  if (kind === 'L') return { steps: smooth(words.slice(1).map(readPoint), false), width: Number(words[0]) }
  const points = words.filter((word) => word.includes(',')).map(readPoint)
  const [a, b] = points
  if (kind === 'E' && a && b) {
    const turn = (Number(words[2] ?? 0) * Math.PI) / 180
    return { steps: [{ op: 'ellipse', x: a.x, y: a.y, rx: b.x, ry: b.y, turn }], width: undefined }
  }
  if (kind === 'R' && a && b) {
    const corners = [a, { ...a, x: a.x + b.x }, { ...a, x: a.x + b.x, y: a.y + b.y }, { ...a, y: a.y + b.y }]
    return { steps: straight(corners), width: undefined }
  }
  return { steps: kind === 'P' ? straight(points) : smooth(points, true), width: undefined }
}

function readPoint(word: string): Point {
  const [x, y] = word.replace('!', '').split(',')
  return { x: Number(x), y: Number(y), corner: word.endsWith('!') }
}

function straight(points: readonly Point[]): Step[] {
  const steps = points.map(({ x, y }, i): Step => (i ? { op: 'line', x, y } : { op: 'move', x, y }))
  return [...steps, { op: 'close' }]
}

/** Catmull-Rom through the points; at a corner the curve ends without a tangent. */
function smooth(points: readonly Point[], closed: boolean): Step[] {
  const count = points.length
  const at = (i: number): Point => {
    const k = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[k] ?? { x: 0, y: 0, corner: true }
  }
  const first = at(0)
  const steps: Step[] = [{ op: 'move', x: first.x, y: first.y }]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out = from.corner ? 0 : 1 / 6
    const back = to.corner ? 0 : 1 / 6
    steps.push({
      op: 'curve',
      ax: from.x + (to.x - before.x) * out,
      ay: from.y + (to.y - before.y) * out,
      bx: to.x - (after.x - from.x) * back,
      by: to.y - (after.y - from.y) * back,
      x: to.x,
      y: to.y,
    })
  }
  if (closed) steps.push({ op: 'close' })
  return steps
}

/** Adds the outline to the context's current path. */
export function trace(c: Context2D, { steps }: Outline): void {
  for (const step of steps) {
    if (step.op === 'move') c.moveTo(step.x, step.y)
    else if (step.op === 'line') c.lineTo(step.x, step.y)
    else if (step.op === 'curve') c.bezierCurveTo(step.ax, step.ay, step.bx, step.by, step.x, step.y)
    else if (step.op === 'close') c.closePath()
    else if (step.op === 'ellipse') {
      c.moveTo(step.x + step.rx * Math.cos(step.turn), step.y + step.rx * Math.sin(step.turn))
      c.ellipse(step.x, step.y, step.rx, step.ry, step.turn, 0, TAU)
    }
  }
}
