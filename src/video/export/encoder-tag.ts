import type { EncoderChoice } from './video-encoding.ts'

/** Incremented with every change of drawing or encoding: films of older versions are not reused. */
const DRAWING = 3

/** MP4's name for the tool that made a file. */
export const TOOL_TAG = '©too'

/**
 * The encoder tag of a film: this program (a built one has its content's hash in the worker's URL), this browser and
 * this encoder. Segments of films that say the same fit together.
 */
export function madeBy({ config }: EncoderChoice, program: string, browser: string): string {
  const text = JSON.stringify([DRAWING, program, browser, config])
  // FNV-1a; it only has to distinguish, not to resist attacks.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `Storyloom ${(hash >>> 0).toString(16).padStart(8, '0')}`
}
