import type { ModifyVideoRequest } from '#engines/ports.ts'
import { type Adjustment, adjustmentsIn } from '../animator/adjustments.ts'
import { type Rgb, statisticsOf } from '../animator/filters.ts'
import type { Pixels } from '../illustrator/core/surface.ts'
import { after, matching, matrixOf, partOf, recolourPlanes } from './recolour-planes.ts'
import { contextOf, type Frame, type FrameWork, type VideoFacts } from './frame.ts'
import { type Plane, type Planes, planesOf, scaler } from './planes.ts'
import { sampleOf, sampleOfPlanes, STEADY_OVER, steadyColours } from './steady-colours.ts'

/** How far another image's colours are followed at full strength, as in single images. */
const FOLLOWED = 0.85
const SHARPENED = 0.9
/** Blurring draws the image so many times smaller and larger again. */
const SOFT = 9

/** The retoucher's words on every frame: light, colour and sharpness; another image's colours without flicker. */
export async function modifyFrames(
  { words, strength, reference, range }: ModifyVideoRequest,
  { width, height }: VideoFacts,
): Promise<FrameWork> {
  const share = strength / 100
  const adjustments = adjustmentsIn(words)
  const has = (effect: Adjustment['effect']) =>
    share > 0 && adjustments.some((adjustment) => adjustment.effect === effect)
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
      const image = await frame.planes()
      if (has('mirror')) for (const plane of planesOf(image)) mirror(plane)
      soft?.(image)
      // One matrix for all colours, so that brightening and then darkening loses nothing.
      const followed = wanted && matching(steady.see(sampleOfPlanes(image), frame.time), wanted, FOLLOWED * share)
      if (followed || colours.length > 0) recolourPlanes(image, followed ? after(followed, asked) : asked)
      if (has('sharpen')) sharpenPlane(planesOf(image)[0], SHARPENED * share)
      if (dim) dimBy(image, dim)
      return image
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

function mirror({ data, width, height }: Plane): void {
  for (let y = 0; y < height; y++) data.subarray(y * width, (y + 1) * width).reverse()
}

/** Blurs by drawing smaller and larger again. */
function softener(width: number, height: number, share: number): (image: Planes) => void {
  const whole = Math.round(share * 256)
  const work = [1, 2, 2].map((part) => {
    const size = { width: width / part, height: height / part }
    const small = { width: Math.ceil(size.width / SOFT), height: Math.ceil(size.height / SOFT) }
    const [kept, blurred] = [small, size].map((of) => ({ data: new Uint8Array(of.width * of.height), ...of }))
    return { kept, blurred, down: scaler(size, small), up: scaler(small, size) }
  })
  return (image) => {
    for (const [at, plane] of planesOf(image).entries()) {
      const { kept, blurred, down, up } = work[at] ?? {}
      if (!kept || !blurred || !down || !up) continue
      down(plane, kept)
      up(kept, blurred)
      if (whole === 256) plane.data.set(blurred.data)
      else
        for (let pixel = 0; pixel < plane.data.length; pixel++) {
          const own = plane.data[pixel] as number
          plane.data[pixel] = own + ((((blurred.data[pixel] as number) - own) * whole) >> 8)
        }
    }
  }
}

/** The remaining light at each pixel, in 256 parts. */
function vignette(width: number, height: number, share: number): Uint16Array {
  const left = new Uint16Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const off = Math.max(0, Math.hypot(x / width - 0.5, y / height - 0.5) - 0.3)
      left[y * width + x] = Math.round(256 * (1 - 1.5 * off * share))
    }
  return left
}

function dimBy(image: Planes, left: Uint16Array): void {
  const [luma, ...differences] = planesOf(image)
  const { data, width } = luma
  for (let pixel = 0; pixel < data.length; pixel++)
    data[pixel] = 16 + ((((data[pixel] as number) - 16) * (left[pixel] as number)) >> 8)
  for (const { data: colour, width: across, height: down } of differences)
    for (let y = 0; y < down; y++)
      for (let x = 0, at = y * across, from = y * 2 * width; x < across; x++, at++, from += 2)
        colour[at] = 128 + ((((colour[at] as number) - 128) * (left[from] as number)) >> 8)
}

/** Adds to each pixel what it has over its four neighbours. @param amount 0 to 1 */
function sharpenPlane({ data, width, height }: Plane, amount: number): void {
  const share = Math.round(amount * 64)
  // Only the row above is needed as it was: the one below has not been changed yet.
  let [above, own] = [data.slice(0, width), data.slice(width, 2 * width)]
  for (let y = 1; y < height - 1; y++) {
    const start = y * width
    for (let x = 1; x < width - 1; x++) {
      const value = own[x] as number
      const around =
        (own[x - 1] as number) + (own[x + 1] as number) + (above[x] as number) + (data[start + width + x] as number)
      const next = value + (((4 * value - around) * share) >> 8)
      data[start + x] = next < 0 ? 0 : next > 255 ? 255 : next
    }
    const free = above
    above = own
    own = free
    own.set(data.subarray(start + width, start + 2 * width))
  }
}
