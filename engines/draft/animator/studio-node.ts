import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Context2D, Surface } from '../illustrator/core/surface.ts'
import { EngineError } from '#engines/ports.ts'
import { makeNodeCanvas } from '../illustrator/canvas-node.ts'
import { openNodeClip } from './clip-node.ts'
import { BAD_PICTURE, type Studio } from './studio.ts'

export const nodeStudio: Studio = {
  makeCanvas: makeNodeCanvas,
  openClip: openNodeClip,
  async decode(bytes) {
    try {
      const image = await loadImage(bytes)
      return { width: image.width, height: image.height, image }
    } catch (cause) {
      throw new EngineError(BAD_PICTURE, { cause })
    }
  },
  async encodePng({ width, height, image }: Surface) {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d') as unknown as Context2D
    context.imageSmoothingEnabled = false
    context.drawImage(image, 0, 0, width, height)
    return new Uint8Array(await canvas.encode('png'))
  },
}
