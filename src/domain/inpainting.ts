/**
 * Rules of an inpainting mask. A mask is a picture as large as the image it belongs to: what is bright is repainted,
 * what is dark stays. Pixels are RGBA bytes, as a canvas gives them.
 */

/** The longest text the contract takes for what should appear. */
export const INPAINTING_PROMPT_MAX = 1000

/** Below this share of the picture a stroke was a slip of the hand. */
const MIN_COVERAGE = 0.0005

/** The share of the picture, 0 to 1, that the mask paints again. Transparent pixels stay. */
export function maskCoverage(rgba: Uint8ClampedArray): number {
  const pixels = rgba.length / 4
  if (pixels === 0) return 0
  let painted = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const brightness = ((rgba[i] ?? 0) + (rgba[i + 1] ?? 0) + (rgba[i + 2] ?? 0)) / 3
    if ((brightness * (rgba[i + 3] ?? 0)) / 255 >= 128) painted++
  }
  return painted / pixels
}

/** What still keeps a request from being sent, in words for the person, or null. */
export function inpaintingProblem(prompt: string, coverage: number): string | null {
  if (coverage < MIN_COVERAGE) return 'Paint over the part you want to change'
  const length = prompt.trim().length
  if (length === 0) return 'Describe what should appear there'
  return length > INPAINTING_PROMPT_MAX ? `Use at most ${INPAINTING_PROMPT_MAX} characters` : null
}
