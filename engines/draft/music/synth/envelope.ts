import { SAMPLE_RATE } from './loop-bus.ts'

export interface Envelope {
  /** Seconds to full level. */
  attack: number
  /** Seconds from full level to `sustain`; exponential. */
  decay: number
  /** Level held while the note is held, 0…1. */
  sustain: number
  /** Seconds to silence after the note is let go. */
  release: number
}

/** Samples from the start of a note held for `heldS` seconds until it is silent. */
export function lengthOf({ release }: Envelope, heldS: number): number {
  return Math.ceil((heldS + release) * SAMPLE_RATE)
}

/** Multiplies a note, held for `heldS` seconds, by its envelope, in place. */
export function applyEnvelope(sound: Float32Array, { attack, decay, sustain, release }: Envelope, heldS: number): void {
  const held = heldS * SAMPLE_RATE
  const rise = Math.max(1, attack * SAMPLE_RATE)
  const fall = Math.exp(-1 / Math.max(1, (decay * SAMPLE_RATE) / 4))
  const releaseFrames = Math.max(1, release * SAMPLE_RATE)
  let body = 1
  for (let i = 0; i < sound.length; i++) {
    if (i > rise) body = sustain + (body - sustain) * fall
    const start = i < rise ? Math.sin((Math.PI / 2) * (i / rise)) ** 2 : 1
    const end = i > held ? Math.cos((Math.PI / 2) * Math.min(1, (i - held) / releaseFrames)) ** 2 : 1
    sound[i] = (sound[i] ?? 0) * body * start * end
  }
}
