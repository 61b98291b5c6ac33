import { clampedAt, returnOf } from './lanczos.ts'
import type { Raster } from './raster.ts'

const ROUNDS = 3

/**
 * Changes a source beforehand by what enlarging it would lose: made small again, the result is the source. Enlarging is linear, so
 * that all of it happens in the source's own size.
 */
export function corrected(source: Raster, factor: number): Raster {
  const kernel = returnOf(factor)
  const better = { ...source, data: Float32Array.from(source.data) }
  for (let round = 0; round < ROUNDS; round++) {
    const back = along(along(better, kernel, 'x'), kernel, 'y')
    for (let at = 0; at < better.data.length; at++)
      better.data[at] = (better.data[at] ?? 0) + (source.data[at] ?? 0) - (back.data[at] ?? 0)
  }
  return better
}

function along({ data, width, height }: Raster, kernel: readonly number[], axis: 'x' | 'y'): Raster {
  const result = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [tap, weight] of kernel.entries()) {
        const away = tap - reach
        const from = axis === 'x' ? y * width + clampedAt(x + away, width) : clampedAt(y + away, height) * width + x
        for (let channel = 0; channel < 3; channel++) {
          const at = (y * width + x) * 3 + channel
          result[at] = (result[at] ?? 0) + (data[from * 3 + channel] ?? 0) * weight
        }
      }
  return { data: result, width, height }
}
