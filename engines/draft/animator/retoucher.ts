import type { EncodedImage, Retoucher } from '#engines/ports.ts'
import { adjust } from './adjust.ts'
import { ANIMATOR_INFO } from './animator.ts'
import { cutPart } from './cut-part.ts'
import { expand } from './reframe/expand.ts'
import { findSubject } from './reframe/find-subject.ts'
import { maskAround, mirrorAround } from './reframe/set-in-frame.ts'
import { clearPart, maskArea, repaint } from './repaint.ts'
import type { Studio } from './studio.ts'
import { upscale } from './upscale/upscale.ts'

/** The built-in retoucher on any host that has a canvas. */
export function createRetoucher(studio: Studio): Retoucher {
  return {
    info: ANIMATOR_INFO,
    upscale: (request) => upscale(studio, request),
    cutPart: (request) => cutPart(studio, request),
    findSubject: (picture) => findSubject(studio, picture),
    expand: (request, call) => expand(studio, request, call?.onProgress),
    mirrorAround: (request) => mirrorAround(studio, request),
    maskAround: (request) => maskAround(studio, request),
    clearPart: (request) => clearPart(studio, request),
    adjust: (request) => adjust(studio, request),
    areaOf: (mask) => maskArea(studio, mask),
    repaint: (request): Promise<EncodedImage> => repaint(studio, request),
  }
}
