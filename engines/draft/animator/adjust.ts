import type { Pixels, Surface } from '../illustrator/core/surface.ts'
import type { AdjustRequest, EncodedImage } from '#engines/ports.ts'
import { type Adjustment, adjustmentsIn } from './adjustments.ts'
import { partSeen } from './camera.ts'
import { matchColours, recolour, sharpen, statisticsOf } from './filters.ts'
import type { Image, Studio } from './studio.ts'

const QUALITY = 0.92
/** Colours of an image are read from a small copy, px. */
const SAMPLE = 96
const FOLLOWED = 0.85

/** Changes light, colour and sharpness as the words say, follows the colours of other images, fills another aspect ratio. */
export async function adjust(studio: Studio, request: AdjustRequest): Promise<EncodedImage> {
  const { width, height } = request
  const image = await studio.decode(request.image)
  const surface = studio.makeCanvas(width, height)
  const adjustments = adjustmentsIn(request.words)
  place(studio, surface, image, has(adjustments, 'mirror'))
  const { context } = surface
  if (has(adjustments, 'soften')) soften(studio, surface)
  const pixels = context.getImageData(0, 0, width, height)
  const { references = [] } = request
  if (references.length > 0) {
    const followed = sampleOf(studio, await Promise.all(references.map((bytes) => studio.decode(bytes))))
    matchColours(pixels, statisticsOf(pixels), statisticsOf(followed), FOLLOWED)
  }
  for (const { colour } of adjustments) if (colour) recolour(pixels, colour)
  if (has(adjustments, 'sharpen')) sharpen(pixels, 0.9)
  if (has(adjustments, 'vignette')) vignette(pixels)
  context.putImageData(pixels, 0, 0)
  return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
}

const has = (adjustments: readonly Adjustment[], effect: Adjustment['effect']) =>
  adjustments.some((adjustment) => adjustment.effect === effect)

/** The whole image; what another aspect ratio leaves free shows it large and soft behind itself. */
function place(studio: Studio, { context, width, height }: Surface, image: Image, isMirrored: boolean): void {
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const scale = Math.min(width / image.width, height / image.height)
  const own = { width: image.width * scale, height: image.height * scale }
  const isFilled = own.width > width - 2 && own.height > height - 2
  context.save()
  if (isMirrored) context.transform(-1, 0, 0, 1, width, 0)
  if (isFilled) context.drawImage(image.image, 0, 0, width, height)
  else {
    const small = studio.makeCanvas(24, Math.max(2, Math.round((24 * height) / width)))
    const part = partSeen(image, small, { x: 0.5, y: 0.5, zoom: 1.15 })
    small.context.drawImage(image.image, part.x, part.y, part.width, part.height, 0, 0, small.width, small.height)
    context.drawImage(small.image, 0, 0, width, height)
    context.drawImage(image.image, (width - own.width) / 2, (height - own.height) / 2, own.width, own.height)
  }
  context.restore()
}

/** Blurs by drawing smaller and larger again. */
function soften(studio: Studio, { context, image, width, height }: Surface): void {
  const small = studio.makeCanvas(Math.max(2, Math.round(width / 9)), Math.max(2, Math.round(height / 9)))
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(image, 0, 0, small.width, small.height)
  context.drawImage(small.image, 0, 0, width, height)
}

function vignette({ data, width, height }: Pixels): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width - 0.5, y / height - 0.5]
      const dim = 1 - 0.75 * Math.max(0, Math.hypot(across, down) - 0.3) * 2
      const at = (y * width + x) * 4
      for (let channel = at; channel < at + 3; channel++) data[channel] = (data[channel] ?? 0) * dim
    }
}

/** Small copies beside each other, as large as each other. */
function sampleOf(studio: Studio, images: readonly Image[]): Pixels {
  const small = studio.makeCanvas(SAMPLE * images.length, SAMPLE)
  for (const [at, image] of images.entries()) small.context.drawImage(image.image, at * SAMPLE, 0, SAMPLE, SAMPLE)
  return small.context.getImageData(0, 0, small.width, SAMPLE)
}
