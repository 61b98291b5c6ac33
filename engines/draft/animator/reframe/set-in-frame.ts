import type { EncodedImage, FrameRequest } from '#engines/ports.ts'
import type { Image, Studio } from '../studio.ts'

const QUALITY = 0.94
/** The surroundings are drawn this many times smaller: colours and light, and nothing that would be read as a thing. */
const SOFT = 24

/** An image at its place in the frame, with repeated, blurred reflections at each edge. */
export async function mirrorAround(studio: Studio, { image: picture, ...frame }: FrameRequest): Promise<EncodedImage> {
  const { width, height, area } = frame
  const given = await studio.decode(picture)
  const surface = studio.makeCanvas(width, height)
  const { context } = surface
  // Transparent pixels have no colour.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(mirrored(studio, given, frame).image, 0, 0, width, height)
  context.fillRect(area.x, area.y, area.width, area.height)
  context.drawImage(given.image, area.x, area.y, area.width, area.height)
  return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
}

/** White around the area, black in it. */
export async function maskAround(studio: Studio, { width, height, area }: Framed): Promise<EncodedImage> {
  const surface = studio.makeCanvas(width, height)
  surface.context.fillStyle = '#fff'
  surface.context.fillRect(0, 0, width, height)
  surface.context.fillStyle = '#000'
  surface.context.fillRect(area.x, area.y, area.width, area.height)
  return { bytes: await studio.encodePng(surface), contentType: 'image/png', width, height }
}

type Framed = Omit<FrameRequest, 'image'>

/** The whole frame full of the image and its mirror images, a little one. */
function mirrored({ makeCanvas }: Studio, { image }: Image, { width, height, area }: Framed) {
  const small = (length: number) => Math.max(1, Math.ceil(length / SOFT))
  const surface = makeCanvas(small(width), small(height))
  const { context } = surface
  const tile = makeCanvas(small(area.width), small(area.height))
  tile.context.imageSmoothingEnabled = true
  tile.context.imageSmoothingQuality = 'high'
  tile.context.drawImage(image, 0, 0, tile.width, tile.height)
  const [left, top] = [Math.round(area.x / SOFT), Math.round(area.y / SOFT)]
  const [before, after] = [Math.ceil(left / tile.width), Math.ceil((surface.width - left) / tile.width)]
  const [above, below] = [Math.ceil(top / tile.height), Math.ceil((surface.height - top) / tile.height)]
  for (let row = -above; row < below; row++)
    for (let column = -before; column < after; column++) {
      const [turnsX, turnsY] = [column % 2 !== 0, row % 2 !== 0]
      context.save()
      context.translate(left + (column + (turnsX ? 1 : 0)) * tile.width, top + (row + (turnsY ? 1 : 0)) * tile.height)
      context.scale(turnsX ? -1 : 1, turnsY ? -1 : 1)
      context.drawImage(tile.image, 0, 0, tile.width, tile.height)
      context.restore()
    }
  return surface
}
