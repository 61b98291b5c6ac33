import {
  type EncodedImage,
  type EngineCall,
  type ExpandRequest,
  type InpaintRequest,
  type Retoucher,
  EngineError,
  type Illustrator,
  type PixelArea,
} from '#engines/ports.ts'

/** Words that ask for nothing to be there. */
const REMOVES = /^\s*(?:please\s+)?(?:remove|erase|delete|clear|nothing|empty|clean|take (?:it|this|that) away)\b/iu

/** Shortest side requested from the illustrator, px: nothing is visible below it. */
const MIN_SIDE = 64

/** Prompt for models that paint by words: continue the image, add nothing new. */
const GOES_ON = 'The picture goes on beyond its edges: the same place, light, style and grain, nothing new in it'

type Inpaint = (request: InpaintRequest, call?: EngineCall) => Promise<EncodedImage>

/**
 * Expands by an engine that repaints. It begins with the image's own colours around it: continuing the image by itself takes this
 * machine long, and all of it is painted over.
 */
export function expandWith(retoucher: Pick<Retoucher, 'mirrorAround' | 'maskAround'>, inpaint: Inpaint) {
  return async ({ look, seed, ...framed }: ExpandRequest, call?: EngineCall): Promise<EncodedImage> => {
    const { width, height, area } = framed
    const [begun, mask] = await Promise.all([
      retoucher.mirrorAround(framed),
      retoucher.maskAround({ width, height, area }),
    ])
    return inpaint({ image: begun.bytes, mask: mask.bytes, prompt: GOES_ON, look, seed }, call)
  }
}

/** Lets the illustrator paint the prompt in the shape of the masked area, and inserts it there. */
export async function paintInto(
  { illustrator, retoucher }: { illustrator: Illustrator; retoucher: Retoucher },
  { image, mask, prompt, look, seed }: InpaintRequest,
  call: EngineCall | undefined,
): Promise<EncodedImage> {
  const area = await retoucher.areaOf(mask)
  if (!area) throw new EngineError('No area of the image is marked')
  const painted = REMOVES.test(prompt)
    ? null
    : (await illustrator.illustrate({ prompt, look, seed, ...paintable(area) }, call)).bytes
  return retoucher.repaint({ image, mask, painted }, call)
}

/** The area's shape, large enough to be painted. */
function paintable({ width, height }: PixelArea): { width: number; height: number } {
  const scale = Math.max(1, MIN_SIDE / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
