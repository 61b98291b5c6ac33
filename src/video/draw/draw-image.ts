import type { ContentFit, ImageAnimation } from '../document.ts'
import type { BitmapCache } from './bitmap-cache.ts'
import { placeImage } from './placement.ts'
import type { Box, Context2D, ReadyImage } from './types.ts'

export interface ImageMove {
  fit: ContentFit
  animation: ImageAnimation
  flipped: boolean
  /** Frames it is to be seen. */
  frames: number
  /** How much of that time is over, 0 to 1. */
  progress: number
}

/** Draws an image into its area, cut at the area's edges. */
export function drawImage(ctx: Context2D, box: Box, image: ReadyImage, move: ImageMove, cache: BitmapCache): void {
  ctx.save()
  ctx.translate(box.x, box.y)
  ctx.beginPath()
  ctx.rect(0, 0, box.width, box.height)
  ctx.clip()
  if (move.flipped) {
    ctx.translate(box.width, 0)
    ctx.scale(-1, 1)
  }
  const place = placeImage({
    width: box.width,
    height: box.height,
    imageWidth: image.width,
    imageHeight: image.height,
    ...move,
  })
  if (move.fit === 'CONTAIN') {
    ctx.fillStyle = '#101013'
    ctx.fillRect(0, 0, box.width, box.height)
  }
  if (move.fit === 'BLUR_FILL') fillBlurred(ctx, box, image, cache)
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(image.source, place.x, place.y, place.width, place.height)
  ctx.restore()
}

/** Draws an image blurred over a whole area, as the background of an image that does not fill it. */
export function drawBlurred(ctx: Context2D, box: Box, image: ReadyImage, flipped: boolean, cache: BitmapCache): void {
  ctx.save()
  ctx.translate(box.x, box.y)
  ctx.beginPath()
  ctx.rect(0, 0, box.width, box.height)
  ctx.clip()
  if (flipped) {
    ctx.translate(box.width, 0)
    ctx.scale(-1, 1)
  }
  fillBlurred(ctx, box, image, cache)
  ctx.restore()
}

const blurred = new WeakMap<object, Map<string, OffscreenCanvas>>()
/** Long side of the small image whose magnification is the blur. */
const BLUR_SIDE = 40
/** One large magnification would show the squares of the small image: it is magnified in two steps. */
const FIRST_STEP = 8

function fillBlurred(ctx: Context2D, box: Box, image: ReadyImage, cache: BitmapCache): void {
  const [width, height] = smallSize(box)
  const make = () => {
    const small = paintSmall(cache.scratch('blur small', width, height), image)
    return { small, width: width * FIRST_STEP, height: height * FIRST_STEP }
  }
  const ground = image.key ? cachedBlur(image.key, `${width}x${height}`, make) : paintLarge(make(), cache)
  ctx.imageSmoothingQuality = 'low'
  // A little over the edge: the outermost pixels of a magnified image are pale.
  const over = 0.04
  ctx.drawImage(ground, -box.width * over, -box.height * over, box.width * (1 + 2 * over), box.height * (1 + 2 * over))
}

interface Small {
  small: OffscreenCanvas
  width: number
  height: number
}

function cachedBlur(key: object, name: string, make: () => Small): OffscreenCanvas {
  const sizes = blurred.get(key) ?? new Map<string, OffscreenCanvas>()
  blurred.set(key, sizes)
  const known = sizes.get(name)
  if (known) return known
  const { small, width, height } = make()
  const large = new OffscreenCanvas(width, height)
  magnify(large.getContext('2d'), small)
  sizes.set(name, large)
  return large
}

function paintLarge({ small, width, height }: Small, cache: BitmapCache): OffscreenCanvas {
  const ctx = cache.scratch('blur large', width, height)
  magnify(ctx, small)
  return ctx.canvas
}

function magnify(ctx: OffscreenCanvasRenderingContext2D | null, small: OffscreenCanvas): void {
  if (!ctx) return
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(small, 0, 0, ctx.canvas.width, ctx.canvas.height)
}

function smallSize(box: Box): [number, number] {
  const shrink = BLUR_SIDE / Math.max(box.width, box.height)
  return [Math.max(2, Math.round(box.width * shrink)), Math.max(2, Math.round(box.height * shrink))]
}

/** Darker and a little larger than the image itself, so that the image stands out of it. */
function paintSmall(ctx: OffscreenCanvasRenderingContext2D, image: ReadyImage): OffscreenCanvas {
  const { width, height } = ctx.canvas
  const scale = Math.max(width / image.width, height / image.height) * 1.15
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(
    image.source,
    (width - image.width * scale) / 2,
    (height - image.height * scale) / 2,
    image.width * scale,
    image.height * scale,
  )
  ctx.fillStyle = 'rgba(8, 8, 12, 0.34)'
  ctx.fillRect(0, 0, width, height)
  return ctx.canvas
}
