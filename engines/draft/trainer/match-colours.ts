import type { Lab } from './lab.ts'
import { type LabPlanes, quantilesOf } from './measure-style.ts'
import type { LearnedStyle } from './style.ts'

/** Three by three, by rows. */
type Matrix = readonly number[]

const TURNS = 12

/** A variance below it is as good as none. */
const MIN_VARIANCE = 4
/** Most that a difference of light or colour is stretched: beyond it, smooth skies get bands. */
const MAX_STRETCH = 4

/** Takes a colour of an image to the one that a style has in its place. */
export type ColourMap = (colour: Lab) => Lab

/** The map that gives an image the palette and tones of a style. */
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

function multiply(one: Matrix, other: Matrix): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (one[row * 3 + k] ?? 0) * (other[k * 3 + column] ?? 0), 0)
  })
}

/** A symmetric matrix to a power, by its eigenvalues; those of nothing are held above `least`. */
function power(matrix: Matrix, exponent: number, least: number): number[] {
  const { values, vectors } = eigen(matrix)
  const scaled = vectors.map((value, at) => value * Math.max(least, values[at % 3] ?? 0) ** exponent)
  const transposed = Array.from({ length: 9 }, (_, at) => vectors[(at % 3) * 3 + Math.floor(at / 3)] ?? 0)
  return multiply(scaled, transposed)
}

/** Jacobi's method. Vectors are columns. */
function eigen(matrix: Matrix): { values: number[]; vectors: number[] } {
  let present = [...matrix]
  let vectors = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  for (let turn = 0; turn < TURNS; turn++)
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const off = present[p * 3 + q] ?? 0
      if (Math.abs(off) < 1e-12) continue
      const angle = 0.5 * Math.atan2(2 * off, (present[q * 3 + q] ?? 0) - (present[p * 3 + p] ?? 0))
      const rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      rotation[p * 3 + p] = rotation[q * 3 + q] = Math.cos(angle)
      rotation[p * 3 + q] = Math.sin(angle)
      rotation[q * 3 + p] = -Math.sin(angle)
      const back = Array.from({ length: 9 }, (_, at) => rotation[(at % 3) * 3 + Math.floor(at / 3)] ?? 0)
      present = multiply(multiply(back, present), rotation)
      vectors = multiply(vectors, rotation)
    }
  return { values: [present[0] ?? 0, present[4] ?? 0, present[8] ?? 0], vectors }
}
