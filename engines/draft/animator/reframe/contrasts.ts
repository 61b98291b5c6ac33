import { blur, type Plane } from '../../trainer/detail.ts'
import type { LabPlanes } from '../../trainer/measure-style.ts'

/** Colours this near to each other (steps of Lab) are no contrast anywhere. */
export const NOISE = 4

const SWEEPS = 3
/** Width of an image's edge that its background is learned from, as a share of the shorter side. */
const EDGE = 0.08
/** Spreads, and steps of Lab, beyond which more makes no difference: one glaring spot must not make everything else equal. */
const FAR = 4
const MAX_DISTANCE = 60
/** Radii of centres as shares of the shorter side, and how many times larger their surroundings are. */
const SIZES = [0.03, 0.06, 0.12] as const
const AROUND = 3
/** A step of colour counts so many steps of lightness. */
const COLOUR = 1.5

/** The smallest contrast that every way from the image's edge to a place has to cross, all axes added. */
export function barrierContrast(planes: LabPlanes): Float32Array {
  const total = new Float32Array(planes[0].values.length)
  for (const plane of planes) add(total, sweep(plane))
  return total
}

/** Ways are found by sweeping forth and back: each place takes the better of its neighbours' ways. */
function sweep({ values, width, height }: Plane): Float32Array {
  const distance = new Float32Array(values.length).fill(Infinity)
  const [high, low] = [Float32Array.from(values), Float32Array.from(values)]
  for (let x = 0; x < width; x++) distance[x] = distance[(height - 1) * width + x] = 0
  for (let y = 0; y < height; y++) distance[y * width] = distance[y * width + width - 1] = 0
  const take = (at: number, from: number) => {
    const value = values[at] ?? 0
    const [top, bottom] = [Math.max(high[from] ?? 0, value), Math.min(low[from] ?? 0, value)]
    if (top - bottom >= (distance[at] ?? 0)) return
    distance[at] = top - bottom
    high[at] = top
    low[at] = bottom
  }
  for (let round = 0; round < SWEEPS; round++) {
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x
        take(at, at - 1)
        take(at, at - width)
      }
    for (let y = height - 2; y > 0; y--)
      for (let x = width - 2; x > 0; x--) {
        const at = y * width + x
        take(at, at + 1)
        take(at, at + width)
      }
  }
  return distance
}

/**
 * How far each place's colour is from those of the image's edges. Each edge is a background of its own, and the one that a place is least
 * like does not count: so a subject may touch an edge.
 */
export function backgroundContrast(planes: LabPlanes): Float32Array {
  const [{ values, width, height }] = planes
  const wide = Math.max(1, Math.round(Math.min(width, height) * EDGE))
  const edges: ((x: number, y: number) => boolean)[] = [
    (_x, y) => y < wide,
    (_x, y) => y >= height - wide,
    (x) => x < wide,
    (x) => x >= width - wide,
  ]
  const sum = new Float32Array(values.length)
  const most = new Float32Array(values.length)
  for (const isIn of edges) {
    const away = awayFrom(planes, isIn)
    add(sum, away)
    for (let at = 0; at < most.length; at++) most[at] = Math.max(most[at] ?? 0, away[at] ?? 0)
  }
  return sum.map((value, at) => value - (most[at] ?? 0))
}

/** In spreads of the colours there. */
function awayFrom(planes: LabPlanes, isIn: (x: number, y: number) => boolean): Float32Array {
  const [{ width }] = planes
  const squares = new Float32Array(planes[0].values.length)
  for (const { values } of planes) {
    let [count, sum, squared] = [0, 0, 0]
    for (let at = 0; at < values.length; at++) {
      if (!isIn(at % width, Math.floor(at / width))) continue
      const value = values[at] ?? 0
      count++
      sum += value
      squared += value * value
    }
    const mean = sum / count
    const spread = Math.max(0, squared / count - mean * mean) + NOISE * NOISE
    for (let at = 0; at < squares.length; at++)
      squares[at] = (squares[at] ?? 0) + ((values[at] ?? 0) - mean) ** 2 / spread
  }
  return squares.map((square) => Math.min(FAR, Math.sqrt(square)))
}

/** How unlike its surroundings each place is, at several sizes. */
export function localContrast(planes: LabPlanes): Float32Array {
  const [{ width, height, values }] = planes
  const total = new Float32Array(values.length)
  for (const size of SIZES) {
    const radius = Math.max(1, Math.round(size * Math.min(width, height)))
    const squares = new Float32Array(values.length)
    for (const plane of planes) {
      const [near, far] = [blur(plane, radius).values, blur(plane, radius * AROUND).values]
      for (let at = 0; at < squares.length; at++)
        squares[at] = (squares[at] ?? 0) + ((near[at] ?? 0) - (far[at] ?? 0)) ** 2
    }
    add(total, squares.map(Math.sqrt))
  }
  return total
}

/** Share of a row, at both ends, that defines its usual colour: a subject may fill the middle. */
const ENDS = 0.2

/** Distance of each place's colour from its row's usual one: horizontal layers such as sky, sea and land are background. */
export function rowContrast(planes: LabPlanes): Float32Array {
  const [{ width, height, values }] = planes
  const squares = new Float32Array(values.length)
  for (const [axis, plane] of planes.entries())
    for (let y = 0; y < height; y++) {
      const row = plane.values.slice(y * width, (y + 1) * width)
      const ends = Math.max(1, Math.round(width * ENDS))
      const sorted = Float32Array.of(...row.subarray(0, ends), ...row.subarray(width - ends)).toSorted()
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      const [usual, spread] = [at(0.5), (at(0.75) - at(0.25)) / 2]
      for (let x = 0; x < width; x++) {
        const away = Math.max(0, Math.abs((row[x] ?? 0) - usual) - spread) * (axis === 0 ? 1 : COLOUR)
        squares[y * width + x] = (squares[y * width + x] ?? 0) + away * away
      }
    }
  return squares.map((square) => Math.min(MAX_DISTANCE, Math.sqrt(square)))
}

function add(to: Float32Array, values: Float32Array): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (values[at] ?? 0)
}
