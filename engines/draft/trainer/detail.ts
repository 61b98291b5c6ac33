import { BANDS } from './style.ts'

/** One number a pixel, rows from the top. */
export interface Plane {
  values: Float32Array
  /** px. */
  width: number
  height: number
}

/** A dark line is this much darker than its surroundings, in steps of lightness. */
const LINE = 5

/** A plane in sizes of detail: the sum of `bands` and `rest` is the plane. */
export interface Details {
  bands: Float32Array[]
  rest: Float32Array
}

export function splitDetails(plane: Plane): Details {
  const bands: Float32Array[] = []
  let present = plane
  for (let band = 0; band < BANDS; band++) {
    const next = blur(present, 2 ** band)
    const detail = new Float32Array(present.values.length)
    for (let at = 0; at < detail.length; at++) detail[at] = (present.values[at] ?? 0) - (next.values[at] ?? 0)
    bands.push(detail)
    present = next
  }
  return { bands, rest: present.values }
}

export function strength(band: Float32Array): number {
  let sum = 0
  for (const value of band) sum += value * value
  return Math.sqrt(sum / Math.max(1, band.length))
}

/** Share of a plane of lightness that is dark line, 0 to 1. */
export function lineShare(plane: Plane): number {
  const around = blur(plane, 3).values
  let lines = 0
  for (let at = 0; at < around.length; at++) if ((around[at] ?? 0) - (plane.values[at] ?? 0) > LINE) lines++
  return lines / Math.max(1, plane.values.length)
}

/** Mean within `radius`, along rows and then columns. */
export function blur({ values, width, height }: Plane, radius: number): Plane {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    blurLine({ from: values, to: rows, start: y * width, step: 1, length: width }, radius)
  const both = new Float32Array(values.length)
  for (let x = 0; x < width; x++) blurLine({ from: rows, to: both, start: x, step: width, length: height }, radius)
  return { values: both, width, height }
}

interface Line {
  from: Float32Array
  to: Float32Array
  start: number
  step: number
  length: number
}

function blurLine({ from, to, start, step, length }: Line, radius: number): void {
  const last = length - 1
  // Pixels beyond the edge repeat the edge.
  const before = from[start] ?? 0
  const after = from[start + last * step] ?? 0
  let sum = before * (radius + 1)
  for (let index = 1; index <= radius; index++) sum += index > last ? after : (from[start + index * step] ?? 0)
  const share = 1 / (2 * radius + 1)
  for (let index = 0; index < length; index++) {
    to[start + index * step] = sum * share
    const entering = index + radius + 1
    const leaving = index - radius
    sum += entering > last ? after : (from[start + entering * step] ?? 0)
    sum -= leaving < 0 ? before : (from[start + leaving * step] ?? 0)
  }
}
