import { createCanvas } from '@napi-rs/canvas'
import type { Context2D, Surface } from './core/surface.ts'

/** A server canvas for `createIllustrator`. */
export function makeNodeCanvas(width: number, height: number, isOpaque = false): Surface {
  const canvas = createCanvas(width, height)
  return {
    width,
    height,
    // The library's context has every member of Context2D; only its own image classes are named differently.
    context: canvas.getContext('2d', { alpha: !isOpaque }) as unknown as Context2D,
    image: canvas,
    encode: async (quality) => new Uint8Array(await canvas.encode('jpeg', Math.round(quality * 100))),
  }
}
