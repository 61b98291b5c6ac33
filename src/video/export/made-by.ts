import type { EncoderChoice } from './video-encoding.ts'

/** Grows with every change of what is drawn and how it is coded: films of an older way of drawing are not taken up. */
const DRAWING = 3

/**
 * What a film says it was made by: this program (a built one has its content's hash in the worker's address), this browser and
 * this encoder. Segments of films that say the same fit together.
 */
export function madeBy({ config }: EncoderChoice, program: string, browser: string): string {
  const text = JSON.stringify([DRAWING, program, browser, config])
  // FNV-1a; it has to tell apart, not to withstand.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `Storyloom ${(hash >>> 0).toString(16).padStart(8, '0')}`
}
