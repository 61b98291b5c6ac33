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

const SIZE = 2048

export type Shape = 'sine' | 'saw' | 'square' | 'triangle' | 'hollow' | 'piano' | 'reed'

/** Strength of each harmonic (1 = the fundamental). */
const HARMONICS: Readonly<Record<Shape, (harmonic: number) => number>> = {
  sine: (n) => (n === 1 ? 1 : 0),
  saw: (n) => 1 / n,
  square: (n) => (n % 2 === 1 ? 1 / n : 0),
  triangle: (n) => (n % 2 === 1 ? (n % 4 === 1 ? 1 : -1) / (n * n) : 0),
  hollow: (n) => (n % 2 === 1 ? 1 / n ** 1.6 : 0.12 / n),
  piano: (n) => (n % 7 === 0 ? 0.1 : 1) / n ** 1.35,
  reed: (n) => (n <= 2 ? 0.6 : n <= 6 ? 1 / n : 1.6 / n ** 2),
}

const tables = new Map<string, Float32Array>()

/**
 * One cycle of a shape with all harmonics below `ceilingHz` for a note of `hz`, so that nothing aliases. One sample more
 * than a power of two, for interpolation.
 */
export function wavetable(shape: Shape, hz: number, ceilingHz = SAMPLE_RATE * 0.45): Float32Array {
  // Rounded down to a few steps per octave, so that neighbouring notes share a table.
  const harmonics = Math.max(1, Math.floor(2 ** (Math.floor(Math.log2(Math.max(1, ceilingHz / hz)) * 3) / 3)))
  const key = `${shape} ${harmonics}`
  const known = tables.get(key)
  if (known) return known
  const table = new Float32Array(SIZE + 1)
  for (let n = 1; n <= harmonics; n++) {
    const level = HARMONICS[shape](n)
    if (level === 0) continue
    for (let i = 0; i <= SIZE; i++) table[i] = (table[i] ?? 0) + level * Math.sin((2 * Math.PI * n * i) / SIZE)
  }
  const peak = table.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9)
  for (let i = 0; i <= SIZE; i++) table[i] = (table[i] ?? 0) / peak
  tables.set(key, table)
  return table
}

/** Reads a table at a phase of 0…1. */
export function readTable(table: Float32Array, phase: number): number {
  const position = phase * SIZE
  const index = Math.floor(position)
  const low = table[index] ?? 0
  return low + ((table[index + 1] ?? 0) - low) * (position - index)
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
