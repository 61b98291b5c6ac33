/** About a million px in steps of 64, in a shape: what models that take any size were trained with. */
export function freeSize(shape: number): { width: number; height: number } {
  const step = (px: number) => Math.max(64, Math.round(px / 64) * 64)
  return { width: step(1024 * Math.sqrt(shape)), height: step(1024 / Math.sqrt(shape)) }
}
