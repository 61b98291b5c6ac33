import type { Lab } from './lab.ts'
import { type Matrix, multiply, power } from './matrix.ts'
import { type LabPlanes, quantilesOf } from './measure-style.ts'
import type { LearnedStyle } from './style.ts'

/** A variance below it is as good as none. */
const MIN_VARIANCE = 4
/** Most that a difference of light or colour is stretched: beyond it, smooth skies get bands. */
const MAX_STRETCH = 4

/** Takes a colour of a picture to the one that a style has in its place. */
export type ColourMap = (colour: Lab) => Lab

/** The map that gives a picture the palette and tones of a style. */
export function matchColours(planes: LabPlanes, present: LearnedStyle, wanted: LearnedStyle): ColourMap {
  const turn = transport(present.covariance, wanted.covariance)
  const turned: ColourMap = (colour) => {
    const away = colour.map((value, at) => value - (present.mean[at] ?? 0))
    return [0, 1, 2].map(
      (row) =>
        (wanted.mean[row] ?? 0) + [0, 1, 2].reduce((sum, k) => sum + (turn[row * 3 + k] ?? 0) * (away[k] ?? 0), 0),
    ) as Lab
  }
  const [l, a, b] = planes
  const axes = [0, 1, 2].map(() => new Float32Array(l.values.length))
  l.values.forEach((value, at) => {
    turned([value, a.values[at] ?? 0, b.values[at] ?? 0]).forEach((to, axis) => {
      const plane = axes[axis]
      if (plane) plane[at] = to
    })
  })
  const curves = axes.map((values, axis) => matchQuantiles(quantilesOf(values), wanted.quantiles[axis] ?? []))
  return (colour) => turned(colour).map((value, axis) => curves[axis]?.(value) ?? value) as Lab
}

/** The least move that turns colours spread one way into colours spread another way (Monge and Kantorovich, for normal ones). */
function transport(from: Matrix, to: Matrix): number[] {
  const root = power(from, 0.5, MIN_VARIANCE)
  const inverse = power(from, -0.5, MIN_VARIANCE)
  const middle = power(multiply(multiply(root, to), root), 0.5, 1e-6)
  return multiply(multiply(inverse, middle), inverse)
}

/** A rising curve through both lists of sorted values. */
export function matchQuantiles(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    let at = 1
    while (at < from.length - 1 && value > (from[at] ?? 0)) at++
    const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [from[at - 1], from[at], to[at - 1], to[at]]
    const slope = Math.min(MAX_STRETCH, (y1 - y0) / Math.max(0.01, x1 - x0))
    const inside = Math.min(Math.max(value, x0), x1)
    const beyond = value - inside
    return y0 + slope * (inside - x0) + Math.min(1, slope) * beyond
  }
}
