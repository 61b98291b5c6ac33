import { applyEnvelope, lengthOf, type Envelope } from '../synth/envelope.ts'
import { lowPass } from '../synth/filters.ts'
import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { readTable, wavetable, type Shape } from '../synth/wavetable.ts'
import { frequency } from '../theory.ts'

export interface BassSound {
  shape: Shape
  /** Hz of the low-pass when struck and at rest. */
  cutoff: readonly [number, number]
  envelope: Envelope
}

export const ROUND_BASS: BassSound = {
  shape: 'triangle',
  cutoff: [900, 380],
  envelope: { attack: 0.008, decay: 0.7, sustain: 0.55, release: 0.12 },
}
export const SYNTH_BASS: BassSound = {
  shape: 'saw',
  cutoff: [1500, 260],
  envelope: { attack: 0.004, decay: 0.35, sustain: 0.5, release: 0.05 },
}

/** A bass note; a sine an octave down keeps its weight on small speakers and large. */
export function bass(note: number, heldS: number, velocity: number, sound: BassSound): Float32Array {
  const hz = frequency(note)
  const out = new Float32Array(lengthOf(sound.envelope, heldS))
  const table = wavetable(sound.shape, hz, 4000)
  const step = hz / SAMPLE_RATE
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    out[i] = readTable(table, phase) * 0.8 + Math.sin(2 * Math.PI * phase) * 0.4
    phase += step
    if (phase >= 1) phase -= 1
  }
  const [from, to] = sound.cutoff
  lowPass(out, (seconds) => to + (from - to) * Math.exp(-seconds / 0.12), 0.8)
  applyEnvelope(out, sound.envelope, heldS)
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * velocity
  return out
}
