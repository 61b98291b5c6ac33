import type { EncodedImage, EngineCall, ExpandRequest, InpaintRequest, Retoucher } from '#engines/ports.ts'

/** For models that paint what words say: nothing new, but what is there further on. */
const GOES_ON = 'The picture goes on beyond its edges: the same place, light, style and grain, nothing new in it'

type Inpaint = (request: InpaintRequest, call?: EngineCall) => Promise<EncodedImage>

/**
 * Expands by an engine that repaints. It begins with the picture's own colours around it: continuing the picture by itself takes this
 * machine long, and all of it is painted over.
 */
export function expandWith(retoucher: Pick<Retoucher, 'mirrorAround' | 'maskAround'>, inpaint: Inpaint) {
  return async ({ look, seed, ...framed }: ExpandRequest, call?: EngineCall): Promise<EncodedImage> => {
    const { width, height, area } = framed
    const [begun, mask] = await Promise.all([
      retoucher.mirrorAround(framed),
      retoucher.maskAround({ width, height, area }),
    ])
    return inpaint({ picture: begun.bytes, mask: mask.bytes, prompt: GOES_ON, look, seed }, call)
  }
}
