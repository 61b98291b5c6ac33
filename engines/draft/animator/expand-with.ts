import type { EncodedImage, EngineCall, ExpandRequest, Retoucher } from '#engines/ports.ts'

/** For models that paint what words say: nothing new, but what is there further on. */
const GOES_ON = 'The picture goes on beyond its edges: the same place, light, style and grain, nothing new in it'

interface ExpandOptions {
  look: string
  seed: number
}

/** By the one who repaints, where another one does: what the built-in engine adds is what it begins with. */
export async function expandWith(
  retoucher: Retoucher,
  request: ExpandRequest,
  { look, seed }: ExpandOptions,
  call: EngineCall | undefined,
): Promise<EncodedImage> {
  const { width, height, area } = request
  const begun = await retoucher.expand(request, call)
  if (!retoucher.inpaint) return begun
  const mask = await retoucher.maskAround({ width, height, area })
  return retoucher.inpaint({ picture: begun.bytes, mask: mask.bytes, prompt: GOES_ON, look, seed }, call)
}
