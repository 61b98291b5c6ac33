import type { EncodedImage, Retoucher, PartRequest } from '#engines/ports.ts'
import { adjust } from './adjust.ts'
import { ANIMATOR_INFO } from './animator.ts'
import { expand } from './reframe/expand.ts'
import { findSubject } from './reframe/find-subject.ts'
import { maskAround, mirrorAround } from './reframe/set-in-frame.ts'
import { clearPart, maskArea, repaint } from './repaint.ts'
import type { Studio } from './studio.ts'
import { upscale } from './upscale/upscale.ts'
import type { Surface } from '../illustrator/core/surface.ts'

const QUALITY = 0.94

/** How a PNG begins. */
const PNG = [0x89, 0x50, 0x4e, 0x47] as const

/** The built-in retoucher on any host that has a canvas. */
export function createRetoucher(studio: Studio): Retoucher {
  return {
    info: ANIMATOR_INFO,
    upscale: (request) => upscale(studio, request),
    cutPart: (request) => cutPart(studio, request),
    findSubject: (image) => findSubject(studio, image),
    expand: (request, call) => expand(studio, request, call?.onProgress),
    mirrorAround: (request) => mirrorAround(studio, request),
    maskAround: (request) => maskAround(studio, request),
    clearPart: (request) => clearPart(studio, request),
    adjust: (request) => adjust(studio, request),
    areaOf: (mask) => maskArea(studio, mask),
    repaint: (request): Promise<EncodedImage> => repaint(studio, request),
  }
}

/** A part of an image, pixel for pixel. */
async function cutPart(studio: Studio, { image: picture, area, mayBeJpeg }: PartRequest): Promise<EncodedImage> {
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
