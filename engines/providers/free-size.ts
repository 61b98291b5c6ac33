interface Free {
  pixels: number
  /** px that each side is a multiple of. */
  step: number
}

/** What models that take any size were trained with. */
const USUAL: Free = { pixels: 1_024 * 1_024, step: 64 }

/** So many px in steps, in a shape. */
export function freeSize(shape: number, { pixels, step }: Free = USUAL): { width: number; height: number } {
  const side = (px: number) => Math.max(step, Math.round(px / step) * step)
  return { width: side(Math.sqrt(pixels * shape)), height: side(Math.sqrt(pixels / shape)) }
}
