import type { EncodedImage, IllustrationRequest, Illustrator } from '../ports.ts'
import { createStage } from './core/compose.ts'
import type { MakeCanvas, Surface } from './core/surface.ts'
import { LOOKS, lookOf } from './looks/looks.ts'
import { parseScene } from './parse/parse-scene.ts'
import { paintPlace } from './places/places.ts'

const QUALITY = 0.9

/** Paints a request onto a new canvas. The same request paints the same pixels, at every size the same picture. */
export function paint(makeCanvas: MakeCanvas, request: IllustrationRequest): Surface {
  const canvas = makeCanvas(request.width, request.height)
  const look = lookOf(request.look)
  const stage = createStage(makeCanvas, canvas, parseScene(request.prompt), look, request.seed)
  paintPlace(stage)
  look.finish(stage)
  return canvas
}

/** The built-in illustrator on any host that has a canvas. */
export function createIllustrator(makeCanvas: MakeCanvas): Illustrator {
  return {
    info: { label: 'Built-in draft engine', builtIn: true },
    looks: LOOKS.map(({ id, name, description }) => ({ id, name, description })),
    async illustrate(request): Promise<EncodedImage> {
      const canvas = paint(makeCanvas, request)
      const bytes = await canvas.encode(QUALITY)
      return { bytes, contentType: 'image/jpeg', width: request.width, height: request.height }
    },
  }
}
