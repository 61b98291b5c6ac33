import type { Pixels } from '../illustrator/core/surface.ts'
import {
  type ClearPartRequest,
  EngineError,
  type EncodedImage,
  type PixelArea,
  type RepaintRequest,
} from '#engines/ports.ts'
import { continueImage } from './continue-image.ts'
import { matchColours, statisticsOf } from './filters.ts'
import { setBefore } from './set-before.ts'
import type { Studio } from './studio.ts'

/** How wide a soft edge is, as a share of the area's shorter side. */
const SOFT = 0.12

/** A pixel of the mask this bright counts as painted, 0 to 255. */
const PAINTED = 128
/** How far the new part takes on the light of its surroundings. */
const BLENDED = 0.6

async function readPixels(
  studio: Studio,
  bytes: Uint8Array,
  size?: { width: number; height: number },
): Promise<Pixels> {
  const image = await studio.decode(bytes)
  const { width, height } = size ?? image
  const { context } = studio.makeCanvas(width, height)
  // Smoothing would change pixels of an image that is not resized at all.
  context.imageSmoothingEnabled = width !== image.width || height !== image.height
  context.imageSmoothingQuality = 'high'
  context.drawImage(image.image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

function paintedPixels({ data, width, height }: Pixels): Uint8Array {
  const painted = new Uint8Array(width * height)
  for (let pixel = 0; pixel < painted.length; pixel++) {
    const at = pixel * 4
    const bright = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
    painted[pixel] = (bright * (data[at + 3] ?? 0)) / 255 >= PAINTED ? 1 : 0
  }
  return painted
}

/** The white area of a mask, as a box; null when there is none. */
export async function maskArea(studio: Studio, mask: Uint8Array): Promise<PixelArea | null> {
  const pixels = await readPixels(studio, mask)
  return boxOf(paintedPixels(pixels), pixels)
}

function boxOf(painted: Uint8Array, { width, height }: { width: number; height: number }): PixelArea | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (painted[y * width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Puts a new part into an image. Outside the mask every pixel stays; inside, the new part fades in at its edge. */
export async function repaint(studio: Studio, request: RepaintRequest): Promise<EncodedImage> {
  const image = await readPixels(studio, request.image)
  const { width, height, data } = image
  const painted = paintedPixels(await readPixels(studio, request.mask, image))
  const area = boxOf(painted, image)
  if (!area) throw new EngineError('No area of the image is marked')
  const part = request.painted
    ? request.isFitted
      ? await readPixels(studio, request.painted, area)
      : await fittedPart(studio, request.painted, area, image, painted)
    : continueImage(image, painted, area)
  // Continued surroundings have no edge, and a soft edge would show the removed object.
  const feather = request.painted ? featherOf(painted, area, width, height) : null
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const pixel = (area.y + y) * width + area.x + x
      const share = feather ? (feather[y * area.width + x] ?? 0) : 1
      if (painted[pixel] === 0 || share === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const old = data[pixel * 4 + channel] ?? 0
        const next = part.data[(y * area.width + x) * 4 + channel] ?? 0
        data[pixel * 4 + channel] = old + (next - old) * share
      }
    }
  const surface = studio.makeCanvas(width, height)
  surface.context.putImageData(image, 0, 0)
  return { bytes: await studio.encodePng(surface), contentType: 'image/png', width, height }
}

/** A part of an image, clear where a mask is white. */
export async function clearPart(
  studio: Studio,
  { image: picture, mask, area }: ClearPartRequest,
): Promise<EncodedImage> {
  const whole = await readPixels(studio, picture)
  const painted = paintedPixels(await readPixels(studio, mask, whole))
  for (let pixel = 0; pixel < painted.length; pixel++) if (painted[pixel] === 1) whole.data[pixel * 4 + 3] = 0
  const { width, height } = area
  const surface = studio.makeCanvas(width, height)
  surface.context.putImageData(whole, -area.x, -area.y)
  return { bytes: await studio.encodePng(surface), contentType: 'image/png', width, height }
}

/** The new part with some light of its surroundings, in front of them. */
async function fittedPart(
  studio: Studio,
  bytes: Uint8Array,
  area: PixelArea,
  image: Pixels,
  painted: Uint8Array,
): Promise<Pixels> {
  const part = await readPixels(studio, bytes, area)
  const reach = Math.round(Math.max(area.width, area.height) * 0.3)
  const isNear = (pixel: number) => {
    const [x, y] = [pixel % image.width, Math.floor(pixel / image.width)]
    const isInBox =
      x >= area.x - reach && x < area.x + area.width + reach && y >= area.y - reach && y < area.y + area.height + reach
    return isInBox && painted[pixel] === 0
  }
  matchColours(part, statisticsOf(part), statisticsOf(image, isNear), BLENDED)
  setBefore(part, continueImage(image, painted, area))
  return part
}

/**
 * How much of the new part each pixel of the area shows: 0 at the mask's edge, 1 well inside. Two sweeps of a distance map.
 * @param area where the mask is, within the image
 */
export function featherOf(painted: Uint8Array, area: PixelArea, width: number, height: number): Float32Array {
  // With a line around it, so that no step of the sweeps has to ask where it is.
  const line = area.width + 2
  const distance = openPixels(painted, area, width, height)
  for (let y = 1; y <= area.height; y++)
    for (let at = y * line + 1; at <= y * line + area.width; at++) {
      const least = Math.min(distance[at - 1] as number, distance[at - line] as number) + 1
      if (least < (distance[at] as number)) distance[at] = least
    }
  for (let y = area.height; y >= 1; y--)
    for (let at = y * line + area.width; at > y * line; at--) {
      const least = Math.min(distance[at + 1] as number, distance[at + line] as number) + 1
      if (least < (distance[at] as number)) distance[at] = least
    }
  const soft = Math.max(1, Math.min(area.width, area.height) * SOFT)
  const shares = new Float32Array(area.width * area.height)
  for (let y = 0, to = 0; y < area.height; y++)
    for (let x = 0, at = (y + 1) * line + 1; x < area.width; x++, at++, to++)
      shares[to] = Math.min(1, (distance[at] as number) / soft)
  return shares
}

/**
 * Infinity where the area is painted, 0 elsewhere. Beyond the image there is nothing to blend with: the new part reaches its edge.
 */
function openPixels(painted: Uint8Array, area: PixelArea, width: number, height: number): Float32Array {
  const open = new Float32Array((area.width + 2) * (area.height + 2))
  for (let y = -1, at = 0; y <= area.height; y++)
    for (let x = -1; x <= area.width; x++, at++) {
      const left = area.x + x
      const top = area.y + y
      const isBeyond = left < 0 || top < 0 || left >= width || top >= height
      const isInside = x >= 0 && y >= 0 && x < area.width && y < area.height
      if (isBeyond || (isInside && painted[top * width + left] !== 0)) open[at] = Infinity
    }
  return open
}
