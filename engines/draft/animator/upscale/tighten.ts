import type { Pixels } from '../../illustrator/core/surface.ts'
import { clampedAt, type Raster } from './raster.ts'

/** Below this difference there is no edge, of 255: a soft shade stays soft. */
const MIN_EDGE = 12

/**
 * Makes a drawing's edges as hard as they were: every pixel goes to the darker or lighter side of what its place in the source has
 * around it, and nothing is darker or lighter than that.
 */
export function tighten({ data, width, height }: Pixels, source: Raster, factor: number): void {
  const bounds = { least: new Float32Array(source.width * 3), most: new Float32Array(source.width * 3) }
  for (let y = 0; y < height; y++) {
    // As many rows of the result as it is larger have the same row of the source.
    if (y % factor === 0) findBounds(source, y / factor, bounds)
    let at = y * width * 4
    for (let x = 0; x < width; x++, at += 4) {
      const place = Math.floor(x / factor) * 3
      for (let channel = 0; channel < 3; channel++) {
        const least = bounds.least[place + channel] as number
        const most = bounds.most[place + channel] as number
        data[at + channel] = tightened(data[at + channel] as number, least, most)
      }
    }
  }
}

function tightened(given: number, least: number, most: number): number {
  const value = Math.min(most, Math.max(least, given))
  const range = most - least
  if (range < MIN_EDGE) return value
  const place = (value - least) / range
  return least + place * place * place * (place * (place * 6 - 15) + 10) * range
}

/** The darkest and lightest around each place of a row, by channel. */
function findBounds(
  { data, width, height }: Raster,
  y: number,
  { least, most }: Record<'least' | 'most', Float32Array>,
) {
  least.fill(255)
  most.fill(0)
  for (let down = -1; down <= 1; down++) {
    const row = clampedAt(y + down, height) * width
    for (let across = -1; across <= 1; across++)
      for (let x = 0, to = 0; x < width; x++) {
        const from = (row + clampedAt(x + across, width)) * 3
        for (let channel = 0; channel < 3; channel++, to++) {
          const value = data[from + channel] as number
          if (value < (least[to] as number)) least[to] = value
          if (value > (most[to] as number)) most[to] = value
        }
      }
  }
}
