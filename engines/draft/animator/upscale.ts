import type { EncodedImage } from '#engines/ports.ts'
import { sharpen } from './filters.ts'
import type { Studio } from './studio.ts'

const QUALITY = 0.92
/** How much edges gain back of what enlarging softens. */
const AMOUNT = 0.55

/** Every side `factor` times as long: enlarged smoothly, then its edges drawn tight again. */
export async function upscale(studio: Studio, bytes: Uint8Array, factor: number): Promise<EncodedImage> {
  const picture = await studio.decode(bytes)
  const [width, height] = [picture.width * factor, picture.height * factor]
  const surface = studio.makeCanvas(width, height)
  const { context } = surface
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.image, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  sharpen(pixels, AMOUNT, factor)
  context.putImageData(pixels, 0, 0)
  return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
}
