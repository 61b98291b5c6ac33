import type { Pixels } from '../../illustrator/core/surface.ts'
import { clampedAt } from './lanczos.ts'
import type { Raster } from './raster.ts'

/** Below this difference there is no edge, of 255: a soft shade stays soft. */
const LEAST_EDGE = 12

/**
 * Makes a drawing's edges as hard as they were: every pixel goes to the darker or lighter side of what its place in the source has
 * around it, and nothing is darker or lighter than that.
 */
export function tighten({ data, width, height }: Pixels, source: Raster, factor: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = [Math.floor(x / factor), Math.floor(y / factor)]
      for (let channel = 0; channel < 3; channel++) {
        let [least, most] = [255, 0]
        for (let down = -1; down <= 1; down++)
          for (let across = -1; across <= 1; across++) {
            const row = clampedAt(sourceY + down, source.height) * source.width
            const value = source.data[(row + clampedAt(sourceX + across, source.width)) * 3 + channel] ?? 0
            if (value < least) least = value
            if (value > most) most = value
          }
        const at = (y * width + x) * 4 + channel
        const value = Math.min(most, Math.max(least, data[at] ?? 0))
        const range = most - least
        if (range < LEAST_EDGE) {
          data[at] = value
          continue
        }
        const place = (value - least) / range
        const steep = place * place * place * (place * (place * 6 - 15) + 10)
        data[at] = least + steep * range
      }
    }
}
