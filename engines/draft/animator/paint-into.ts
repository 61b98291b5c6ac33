import {
  type EncodedImage,
  type EngineCall,
  EngineError,
  type Illustrator,
  type InpaintRequest,
  type PixelArea,
  type Retoucher,
} from '#engines/ports.ts'

/** Words that ask for nothing to be there. */
const REMOVES = /^\s*(?:please\s+)?(?:remove|erase|delete|clear|nothing|empty|clean|take (?:it|this|that) away)\b/iu
/** Shortest side the illustrator is asked for, px: below, there is nothing to see. */
const MIN_SIDE = 64

/** Has the illustrator paint what the words say, in the shape of the marked area, and puts it there. */
export async function paintInto(
  { illustrator, retoucher }: { illustrator: Illustrator; retoucher: Retoucher },
  { picture, mask, prompt, look, seed }: InpaintRequest,
  call: EngineCall | undefined,
): Promise<EncodedImage> {
  const area = await retoucher.areaOf(mask)
  if (!area) throw new EngineError('Nothing of the picture is marked')
  const painted = REMOVES.test(prompt)
    ? null
    : (await illustrator.illustrate({ prompt, look, seed, ...paintable(area) }, call)).bytes
  return retoucher.repaint({ picture, mask, painted }, call)
}

/** The area's shape, large enough to be painted. */
function paintable({ width, height }: PixelArea): { width: number; height: number } {
  const scale = Math.max(1, MIN_SIDE / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
