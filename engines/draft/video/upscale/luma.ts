import { returnOf } from '../../animator/upscale/raster.ts'
import type { Plane } from '../planes.ts'

/** Room at both ends of a row, px: filters need not look where it ends. */
export const PAD = 4
/** px to each side that preparing depends on. */
const REACH = 3
const ROUNDS = 3

/** Brightness in floats, rows with room at both ends. @param to as long as `height` such rows */
export function spread({ data, width, height }: Plane, to: Float32Array): void {
  const line = width + 2 * PAD
  for (let y = 0; y < height; y++) {
    to.set(data.subarray(y * width, (y + 1) * width), y * line + PAD)
    pad(to, y * line, width)
  }
}

/** Whether each pixel has the colour of skin: 1, or 0; see the single images' enlarging. */
export function skinShare([, blue, red]: readonly [Plane, Plane, Plane], width: number, to: Float32Array): void {
  for (let at = 0, x = 0, row = 0, y = 0; at < to.length; at++) {
    const half = row + (x >> 1)
    const cb = blue.data[half] as number
    const cr = red.data[half] as number
    to[at] = cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173 ? 1 : 0
    if (++x < width) continue
    x = 0
    row = (++y >> 1) * blue.width
  }
}

/**
 * Adds beforehand what enlarging loses, and sharpens: made small again, the result is the source, a little sharper. Both are linear and the
 * same in both directions, so they are one short filter along rows and columns.
 * The answer of the last frame is written over.
 */
export function preparer(width: number, height: number, sharp: number) {
  const [, , , k0 = 0, k1 = 0, k2 = 0, k3 = 0] = kernelOf(sharp)
  const line = width + 2 * PAD
  const [across, both] = [new Float32Array(line * height), new Float32Array(line * height)]
  return (luma: Float32Array, skin: Float32Array | null): Float32Array => {
    for (let y = 0; y < height; y++) {
      const start = y * line + PAD
      for (let at = start; at < start + width; at++)
        across[at] =
          k0 * (luma[at] as number) +
          k1 * ((luma[at - 1] as number) + (luma[at + 1] as number)) +
          k2 * ((luma[at - 2] as number) + (luma[at + 2] as number)) +
          k3 * ((luma[at - 3] as number) + (luma[at + 3] as number))
    }
    for (let y = 0; y < height; y++) {
      const start = y * line + PAD
      const row = (by: number) => Math.min(height - 1, Math.max(0, y + by)) * line + PAD - start
      const [u1, d1, u2, d2, u3, d3] = [row(-1), row(1), row(-2), row(2), row(-3), row(3)]
      for (let at = start; at < start + width; at++)
        both[at] =
          k0 * (across[at] as number) +
          k1 * ((across[at + u1] as number) + (across[at + d1] as number)) +
          k2 * ((across[at + u2] as number) + (across[at + d2] as number)) +
          k3 * ((across[at + u3] as number) + (across[at + d3] as number))
      if (skin)
        for (let x = 0; x < width; x++) {
          const share = skin[y * width + x] as number
          if (share > 0)
            both[start + x] = (both[start + x] as number) * (1 - share) + (luma[start + x] as number) * share
        }
      pad(both, y * line, width)
    }
    return both
  }
}

function pad(values: Float32Array, start: number, width: number): void {
  values.fill(values[start + PAD] as number, start, start + PAD)
  values.fill(values[start + PAD + width - 1] as number, start + PAD + width, start + 2 * PAD + width)
}

/** Seven weights: three times the lost detail, then each pixel sharpened against its two neighbours. */
function kernelOf(sharp: number): number[] {
  // How much is lost hardly hangs on how many times larger it becomes.
  const lost = returnOf(2).map((weight, at) => (at === REACH ? 1 - weight : -weight))
  let sum = [1]
  let power = [1]
  for (let round = 0; round < ROUNDS; round++) {
    power = convolved(power, lost)
    sum = added(sum, power)
  }
  const whole = convolved(sum, [-sharp / 4, 1 + sharp / 2, -sharp / 4])
  const middle = (whole.length - 1) / 2
  const kept = whole.slice(middle - REACH, middle + REACH + 1)
  const total = kept.reduce((all, weight) => all + weight, 0)
  return kept.map((weight) => weight / total)
}

function convolved(one: readonly number[], other: readonly number[]): number[] {
  const result = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [at, weight] of one.entries())
    for (const [by, factor] of other.entries()) result[at + by] = (result[at + by] ?? 0) + weight * factor
  return result
}

/** Both with their middles on each other. */
function added(one: readonly number[], other: readonly number[]): number[] {
  const shift = (other.length - one.length) / 2
  return other.map((weight, at) => weight + (one[at - shift] ?? 0))
}
