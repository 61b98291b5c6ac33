import type { EncodedImage, PartRequest } from '#engines/ports.ts'
import type { Surface } from '../illustrator/core/surface.ts'
import type { Studio } from './studio.ts'

const QUALITY = 0.94
/** How a PNG begins. */
const PNG = [0x89, 0x50, 0x4e, 0x47] as const

/** A part of a picture, pixel for pixel. */
export async function cutPart(studio: Studio, { picture, area, mayBeJpeg }: PartRequest): Promise<EncodedImage> {
  const { image } = await studio.decode(picture)
  const { width, height } = area
  const surface = studio.makeCanvas(width, height)
  surface.context.drawImage(image, area.x, area.y, width, height, 0, 0, width, height)
  if (mayBeJpeg === true && !PNG.every((byte, at) => picture[at] === byte) && isOpaque(surface))
    return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
  return { bytes: await studio.encodePng(surface), contentType: 'image/png', width, height }
}

function isOpaque({ context, width, height }: Surface): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}
