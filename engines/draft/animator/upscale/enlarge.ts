import type { Pixels } from '../../illustrator/core/surface.ts'
import { clampedAt, phasesOf, TAPS, type Raster } from './raster.ts'

/** Rows of the source that one row of the result depends on. */
const BEFORE = TAPS / 2 - 1

/**
 * Every side `factor` times as long, by Lanczos in both directions. The result is written row by row: of what stands between the two
 * directions only as many rows are kept as the filter is high.
 */
export function enlarge(source: Raster, factor: number, target: Pixels): void {
  const phases = phasesOf(factor)
  const rows = new Map<number, Float32Array>()
  const widened = (y: number): Float32Array => {
    const at = clampedAt(y, source.height)
    const known = rows.get(at)
    if (known) return known
    const row = widen(source, at, factor, phases)
    rows.set(at, row)
    rows.delete(at - TAPS - 1)
    return row
  }
  const line = source.width * factor * 3
  for (let y = 0; y < target.height; y++) {
    const { first, weights } = placeOf(y, factor, phases)
    const around = weights.map((_, tap) => widened(first + tap))
    let to = y * target.width * 4
    for (let from = 0; from < line; from += 3) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let tap = 0; tap < TAPS; tap++) sum += (around[tap]?.[from + channel] ?? 0) * (weights[tap] ?? 0)
        target.data[to + channel] = sum
      }
      target.data[to + 3] = 255
      to += 4
    }
  }
}

function widen({ data, width }: Raster, y: number, factor: number, phases: readonly number[][]): Float32Array {
  const row = new Float32Array(width * factor * 3)
  for (let x = 0; x < width * factor; x++) {
    const { first, weights } = placeOf(x, factor, phases)
    for (let tap = 0; tap < TAPS; tap++) {
      const at = (y * width + clampedAt(first + tap, width)) * 3
      const weight = weights[tap] ?? 0
      for (let channel = 0; channel < 3; channel++)
        row[x * 3 + channel] = (row[x * 3 + channel] ?? 0) + (data[at + channel] ?? 0) * weight
    }
  }
  return row
}

/** Which pixels of the source a pixel of the result is made of. */
function placeOf(at: number, factor: number, phases: readonly number[][]) {
  const middle = Math.floor((at + 0.5) / factor - 0.5)
  return { first: middle - BEFORE, weights: phases[at % factor] ?? [] }
}
