import { EngineError } from '#engines/ports.ts'
import type { Surface } from './core/surface.ts'

/** A browser canvas for `createIllustrator`; works in windows and workers. */
export function makeWebCanvas(width: number, height: number, isOpaque = false): Surface {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: !isOpaque })
  if (!context) throw new EngineError('This browser could not open a canvas to paint on.')
  return {
    width,
    height,
    context,
    image: canvas,
    async encode(quality) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      return new Uint8Array(await blob.arrayBuffer())
    },
  }
}
