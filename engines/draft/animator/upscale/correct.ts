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
    const back = down(across(better, kernel), kernel)
    for (let at = 0; at < better.data.length; at++)
      better.data[at] = (better.data[at] as number) + (source.data[at] as number) - (back.data[at] as number)
  }
  return better
}

function across({ data, width, height }: Raster, kernel: readonly number[]): Raster {
  const result = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  const line = width * 3
  // A row and what is taken to be beyond its ends.
  const row = new Float32Array(line + 6 * reach)
  for (let y = 0; y < height; y++) {
    const start = y * line
    row.set(data.subarray(start, start + line), 3 * reach)
    for (let beyond = 0; beyond < 3 * reach; beyond++) {
      row[beyond] = data[start + (beyond % 3)] as number
      row[3 * reach + line + beyond] = data[start + line - 3 + (beyond % 3)] as number
    }
    for (const [tap, weight] of kernel.entries()) addRow(result, start, row, tap * 3, line, weight)
  }
  return { data: result, width, height }
}

function down({ data, width, height }: Raster, kernel: readonly number[]): Raster {
  const result = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  const line = width * 3
  for (let y = 0; y < height; y++)
    for (const [tap, weight] of kernel.entries())
      addRow(result, y * line, data, clampedAt(y + tap - reach, height) * line, line, weight)
  return { data: result, width, height }
}

function addRow(to: Float32Array, at: number, from: Float32Array, begin: number, count: number, weight: number): void {
  for (let place = 0; place < count; place++)
    to[at + place] = (to[at + place] as number) + (from[begin + place] as number) * weight
}
