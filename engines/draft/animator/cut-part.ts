import type { EncodedImage, PartRequest } from '#engines/ports.ts'
import type { Studio } from './studio.ts'

/** A part of a picture as it is, as PNG. */
export async function cutPart(studio: Studio, { picture, area }: PartRequest): Promise<EncodedImage> {
  const { image } = await studio.decode(picture)
  const { width, height } = area
  const surface = studio.makeCanvas(width, height)
  surface.context.drawImage(image, area.x, area.y, width, height, 0, 0, width, height)
  return { bytes: await studio.encodePng(surface), contentType: 'image/png', width, height }
}
