import type { EncodedImage, Retoucher } from '#engines/ports.ts'
import { adjust } from './adjust.ts'
import { ANIMATOR_INFO } from './animator.ts'
import { maskArea, repaint } from './repaint.ts'
import type { Studio } from './studio.ts'
import { upscale } from './upscale.ts'

/** The built-in retoucher on any host that has a canvas. */
export function createRetoucher(studio: Studio): Retoucher {
  return {
    info: ANIMATOR_INFO,
    upscale: ({ picture, factor }) => upscale(studio, picture, factor),
    adjust: (request) => adjust(studio, request),
    areaOf: (mask) => maskArea(studio, mask),
    repaint: (request): Promise<EncodedImage> => repaint(studio, request),
  }
}
