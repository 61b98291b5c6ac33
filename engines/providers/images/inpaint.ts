import {
  EngineError,
  type EncodedImage,
  type EngineCall,
  type InpaintRequest,
  type PixelArea,
  type Retoucher,
} from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import type { ImageModel } from './image-options.ts'
import { drawImage } from './illustrator.ts'

/** How much more than the masked area the model sees, so that its result fits. */
const SURROUNDINGS = 1.6
/** px: with less it paints something else. */
const MIN_SIDE = 512

/**
 * Repaints the masked area by an image model that takes masks. Such a model supports only a few image shapes, so it gets a square around the mask;
 * every pixel outside the mask stays.
 */
export function createModelInpaint(provider: Provider, model: ImageModel, retoucher: Retoucher) {
  return async ({ image, mask, prompt, seed }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const [marked, { width, height }] = await Promise.all([retoucher.areaOf(mask), provider.tools.inspect(image)])
    if (!marked) throw new EngineError('No area of the image is marked')
    if (width === null || height === null) throw new EngineError('Couldn’t read this image')
    const area = aroundOf(marked, { width, height })
    const [part, cleared] = await Promise.all([
      retoucher.cutPart({ image, area }),
      retoucher.clearPart({ image, mask, area }),
    ])
    const drawing = { prompt, shape: 1, seed, images: [part.bytes], mask: cleared.bytes, type: 'png' as const }
    const made = await drawImage(provider, model, drawing, call)
    const across = made.width / area.width
    const down = made.height / area.height
    const painted = await retoucher.cutPart({
      image: made.bytes,
      area: {
        x: Math.round((marked.x - area.x) * across),
        y: Math.round((marked.y - area.y) * down),
        width: Math.max(1, Math.round(marked.width * across)),
        height: Math.max(1, Math.round(marked.height * down)),
      },
    })
    const repainted = await retoucher.repaint({ image, mask, painted: painted.bytes, isFitted: true }, call)
    return { ...repainted, ...(made.notes && { notes: made.notes }) }
  }
}

/** A square around the mask, as far as the image has room for one. */
export function aroundOf(marked: PixelArea, { width, height }: { width: number; height: number }): PixelArea {
  const side = Math.max(MIN_SIDE, Math.round(Math.max(marked.width, marked.height) * SURROUNDINGS))
  const [across, down] = [Math.min(width, side), Math.min(height, side)]
  const from = (begin: number, length: number, room: number, most: number) =>
    Math.min(most - room, Math.max(0, Math.round(begin + length / 2 - room / 2)))
  return {
    x: from(marked.x, marked.width, across, width),
    y: from(marked.y, marked.height, down, height),
    ...{ width: across, height: down },
  }
}
