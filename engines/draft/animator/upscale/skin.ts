import type { Raster } from './raster.ts'

/** How far beyond the range a colour still counts in part. */
const SOFT = 6

/**
 * For every pixel how much it has the colour of skin, 0 to 1. Skin of all shades lies close together in its colour difference
 * (Cb 77 to 127, Cr 133 to 173); what else has that colour counts too: this engine does not know a face.
 */
export function skinOf({ data, width, height }: Raster): Float32Array {
  const share = new Float32Array(width * height)
  for (let pixel = 0; pixel < share.length; pixel++) {
    const [red, green, blue] = [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0]
    const cb = 128 - 0.1687 * red - 0.3313 * green + 0.5 * blue
    const cr = 128 + 0.5 * red - 0.4187 * green - 0.0813 * blue
    share[pixel] = inside(cb, 77, 127) * inside(cr, 133, 173)
  }
  return share
}

function inside(value: number, from: number, to: number): number {
  const beyond = Math.max(from - value, value - to, 0)
  return Math.max(0, 1 - beyond / SOFT)
}
