import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { frequency } from '../theory.ts'

/** An electric piano by frequency modulation: a soft body and a tine that barks when it is struck hard. */
export function electricPiano(note: number, heldS: number, velocity: number): Float32Array {
  const hz = frequency(note)
  const release = 0.4
  const sound = new Float32Array(Math.ceil((heldS + release) * SAMPLE_RATE))
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE
  const fall = Math.exp(-1 / (1.4 * SAMPLE_RATE))
  const tineFall = Math.exp(-1 / (0.22 * SAMPLE_RATE))
  const held = heldS * SAMPLE_RATE
  let level = velocity
  let body = 0.9 * velocity
  let tine = 0.55 * velocity * velocity
  for (let i = 0; i < sound.length; i++) {
    const start = Math.min(1, i / 96)
    const end = i > held ? Math.max(0, 1 - (i - held) / (release * SAMPLE_RATE)) ** 2 : 1
    const modulator = body * Math.sin(turn * i) + tine * Math.sin(turn * 14 * i)
    sound[i] = Math.sin(turn * i + modulator) * level * start * end
    level *= fall
    body *= fall
    tine *= tineFall
  }
  return sound
}
