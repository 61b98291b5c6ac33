import type { EncodedImage, FrameRequest, PixelArea } from '#engines/ports.ts'
import type { Pixels } from '../../illustrator/core/surface.ts'
import { continueImage } from '../continue-image.ts'
import { inLight } from './in-light.ts'
import type { Studio } from '../studio.ts'

const QUALITY = 0.94
/** How far one step goes, and how much of the image it learns from, as shares of the image in that direction; not less than so many px. */
const STEP = 0.25
const SEEN = 0.4
const MIN_STRIP = 16

/** The image in its frame, and around it what goes on from its edges: left and right first, then above and below over the whole width. */
export async function expand(
  studio: Studio,
  { image: picture, width, height, area }: FrameRequest,
  onProgress?: (share: number) => void,
): Promise<EncodedImage> {
  const { image } = await studio.decode(picture)
  const surface = studio.makeCanvas(width, height)
  const { context } = surface
  // Transparent pixels have nothing to continue.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height)
  const pixels = context.getImageData(0, 0, width, height)
  const isOpen = openAround({ width, height, area })
  const steps = stepsOf({ width, height, area })
  for (const [at, step] of steps.entries()) {
    fill(pixels, isOpen, step)
    onProgress?.((at + 1) / steps.length)
  }
  context.putImageData(pixels, 0, 0)
  return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
}

type Framed = Omit<FrameRequest, 'image'>

function openAround({ width, height, area }: Framed): Uint8Array {
  const isOpen = new Uint8Array(width * height).fill(1)
  for (let y = area.y; y < area.y + area.height; y++) {
    const start = y * width + area.x
    isOpen.fill(0, start, start + area.width)
  }
  return isOpen
}

/** The missing areas in order of filling: steps away from the image, each with the area it continues. */
function stepsOf({ width, height, area }: Framed): Step[] {
  const [right, bottom] = [area.x + area.width, area.y + area.height]
  const beside = { y: area.y, height: area.height }
  const over = { x: 0, width }
  return [
    ...inSteps(area.x, area.width).map(({ from, size, seen }) => ({
      side: { x: area.x - from - size, width: size, ...beside },
      seen: { x: area.x - from - size, width: size + seen, ...beside },
    })),
    ...inSteps(width - right, area.width).map(({ from, size, seen }) => ({
      side: { x: right + from, width: size, ...beside },
      seen: { x: right + from - seen, width: size + seen, ...beside },
    })),
    ...inSteps(area.y, area.height).map(({ from, size, seen }) => ({
      side: { y: area.y - from - size, height: size, ...over },
      seen: { y: area.y - from - size, height: size + seen, ...over },
    })),
    ...inSteps(height - bottom, area.height).map(({ from, size, seen }) => ({
      side: { y: bottom + from, height: size, ...over },
      seen: { y: bottom + from - seen, height: size + seen, ...over },
    })),
  ]
}

interface Step {
  side: PixelArea
  /** The side and what it goes on from: the sky above an image learns nothing from the ground. */
  seen: PixelArea
}

/** Steps over `length` px beyond an image that is `known` px long in that direction. */
function inSteps(length: number, known: number): { from: number; size: number; seen: number }[] {
  const count = Math.ceil(length / Math.max(MIN_STRIP, known * STEP))
  return Array.from({ length: count }, (_, at) => {
    const from = Math.round((length * at) / count)
    const seen = Math.min(known, Math.max(MIN_STRIP, Math.round(known * SEEN)))
    return { from, size: Math.round((length * (at + 1)) / count) - from, seen }
  })
}

function fill(pixels: Pixels, isOpen: Uint8Array, { side, seen }: Step): void {
  const known = partOf(pixels.data, pixels.width, seen, 4)
  const open = partOf(isOpen, pixels.width, seen, 1)
  const inside = { ...side, x: side.x - seen.x, y: side.y - seen.y }
  const whole = { data: known, width: seen.width, height: seen.height }
  const part = inLight(whole, continueImage(whole, open, inside), inside)
  for (let y = 0; y < side.height; y++) {
    const start = (side.y + y) * pixels.width + side.x
    pixels.data.set(part.data.subarray(y * side.width * 4, (y + 1) * side.width * 4), start * 4)
    isOpen.fill(0, start, start + side.width)
  }
}

function partOf<Values extends Uint8Array | Uint8ClampedArray>(
  values: Values,
  width: number,
  area: PixelArea,
  channels: number,
): Values {
  const part = values.slice(0, area.width * area.height * channels) as Values
  for (let y = 0; y < area.height; y++) {
    const start = ((area.y + y) * width + area.x) * channels
    part.set(values.subarray(start, start + area.width * channels), y * area.width * channels)
  }
  return part
}
