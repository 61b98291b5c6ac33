import { applyEnvelope, lengthOf, type Envelope, readTable, wavetable, type Shape } from '../synth/oscillator.ts'
import { lowPass } from '../synth/filters.ts'
import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { frequency } from '../theory.ts'

export interface PadSound {
  shape: Shape
  envelope: Envelope
  /** Hz of the low-pass: at the start of the note and where it opens to. */
  cutoff: readonly [number, number]
  /** Distance of the outer voices in cents. */
  spread: number
  resonance?: number
}

/** A sustained sound of three slightly detuned voices behind a moving low-pass: pads, strings, brass, synth leads. */
export function pad(
  note: number,
  heldS: number,
  { shape, envelope, cutoff, spread, resonance }: PadSound,
): Float32Array {
  const hz = frequency(note)
  const sound = new Float32Array(lengthOf(envelope, heldS))
  const table = wavetable(shape, hz, Math.max(...cutoff) * 3)
  for (const [voice, cents] of [-spread, 0, spread].entries()) {
    const step = (hz * 2 ** (cents / 1200)) / SAMPLE_RATE
    let phase = (voice * 0.37 + note * 0.11) % 1
    for (let i = 0; i < sound.length; i++) {
      sound[i] = (sound[i] ?? 0) + readTable(table, phase) / 3
      phase += step
      if (phase >= 1) phase -= 1
    }
  }
  const [from, to] = cutoff
  const opens = Math.max(0.05, heldS)
  lowPass(sound, (seconds) => from + (to - from) * Math.sin((Math.PI / 2) * Math.min(1, seconds / opens)), resonance)
  applyEnvelope(sound, envelope, heldS)
  return sound
}
