import type { ModifyVideoRequest } from '#engines/ports.ts'
import { type Adjustment, adjustmentsIn } from '../animator/adjustments.ts'
import { type Rgb, sharpen, statisticsOf } from '../animator/filters.ts'
import type { Pixels } from '../illustrator/core/surface.ts'
import { after, matching, matrixOf, partOf, recolourFrame } from './colour-matrix.ts'
import { contextOf, type Frame, type FrameWork, type VideoFacts } from './frame.ts'
import { sampleOf, STEADY_OVER, steadyColours } from './steady-colours.ts'

/** How far another picture's colours are followed at full strength, as in single pictures. */
const FOLLOWED = 0.85
const SHARPENED = 0.9

/** The retoucher's words on every frame: light, colour and sharpness; another picture's colours without flicker. */
export async function modifyFrames(
  { words, strength, reference, range }: ModifyVideoRequest,
  { width, height }: VideoFacts,
): Promise<FrameWork> {
  const share = strength / 100
  const adjustments = adjustmentsIn(words)
  const has = (effect: Adjustment['effect']) => share > 0 && adjustments.some((wish) => wish.effect === effect)
  const colours = adjustments.flatMap(({ colour }) => colour ?? [])
  const asked = partOf(
    matrixOf((colour) => colours.reduce<Rgb>((now, change) => change(now), colour)),
    share,
  )
  const wanted = reference && statisticsOf(sampleOf(await pixelsOf(reference)))
  const steady = steadyColours()
  const dim = has('vignette') ? vignette(width, height, share) : null
  const soft = has('soften') ? softener(width, height, share) : null
  const isAsked = (frame: Frame) =>
    !range || (frame.time * 1000 >= range.startMs - 0.5 && frame.time * 1000 < range.endMs - 0.5)
  return {
    width,
    height,
    lookBack: wanted ? STEADY_OVER + 0.1 : 0,
    async change(frame) {
      if (!isAsked(frame)) return null
      const pixels = await frame.pixels()
      if (has('mirror')) mirror(pixels)
      soft?.(pixels)
      // One matrix for all colours: what is brightened and then darkened loses nothing in between.
      const followed = wanted && matching(steady.see(pixels, frame.time), wanted, FOLLOWED * share)
      if (followed || colours.length > 0) recolourFrame(pixels, followed ? after(followed, asked) : asked)
      if (has('sharpen')) sharpen(pixels, SHARPENED * share)
      if (dim) dimBy(pixels, dim)
      return pixels
    },
  }
}

async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const image = await createImageBitmap(new Blob([new Uint8Array(picture)]))
  const context = contextOf(image.width, image.height)
  context.drawImage(image, 0, 0)
  image.close()
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}

function mirror({ data, width, height }: Pixels): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse()
}

/** Blurs by drawing smaller and larger again. */
function softener(width: number, height: number, share: number): (pixels: Pixels) => void {
  const whole = contextOf(width, height)
  const small = contextOf(Math.max(2, Math.round(width / 9)), Math.max(2, Math.round(height / 9)))
  small.imageSmoothingQuality = 'high'
  whole.imageSmoothingQuality = 'high'
  return ({ data }) => {
    whole.globalAlpha = 1
    whole.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
    small.drawImage(whole.canvas, 0, 0, small.canvas.width, small.canvas.height)
    whole.globalAlpha = share
    whole.drawImage(small.canvas, 0, 0, width, height)
    data.set(whole.getImageData(0, 0, width, height).data)
  }
}

/** What is left of the light at each pixel, in 256 parts. */
function vignette(width: number, height: number, share: number): Uint16Array {
  const left = new Uint16Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const off = Math.max(0, Math.hypot(x / width - 0.5, y / height - 0.5) - 0.3)
      left[y * width + x] = Math.round(256 * (1 - 1.5 * off * share))
    }
  return left
}

function dimBy({ data }: Pixels, left: Uint16Array): void {
  for (let pixel = 0; pixel < left.length; pixel++) {
    const [by, at] = [left[pixel] as number, pixel * 4]
    data[at] = ((data[at] as number) * by) >> 8
    data[at + 1] = ((data[at + 1] as number) * by) >> 8
    data[at + 2] = ((data[at + 2] as number) * by) >> 8
  }
}
