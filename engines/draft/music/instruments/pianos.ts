import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { readTable, wavetable } from '../synth/oscillator.ts'
import { frequency } from '../theory.ts'

/**
 * A soft felt piano: a mellow body that rings long, a bright attack that dies fast, two strings slightly apart and the
 * knock of the hammer. `velocity` 0…1 makes it louder and brighter.
 */
export function piano(note: number, heldS: number, velocity: number): Float32Array {
  const hz = frequency(note)
  const ring = 3.2 * 2 ** ((60 - note) / 18)
  const release = 0.35
  const length = Math.ceil(Math.min(heldS + release, ring * 1.6) * SAMPLE_RATE)
  const sound = new Float32Array(length)
  const bright = wavetable('piano', hz, hz * (6 + velocity * 12))
  const mellow = wavetable('piano', hz, hz * 4.2)
  const steps = [hz * 0.9995, hz * 1.0006].map((pitch) => pitch / SAMPLE_RATE)
  const phases = [0, 0.13]
  const knockStep = Math.min(0.4, (hz * 7.3) / SAMPLE_RATE)
  const bodyFall = Math.exp(-5 / (ring * SAMPLE_RATE))
  const brightFall = Math.exp(-1 / ((0.09 + ring * 0.05) * SAMPLE_RATE))
  const rise = 0.004 * SAMPLE_RATE
  const held = heldS * SAMPLE_RATE
  let body = 1
  let sparkle = 0.35 + velocity * 0.5
  for (let i = 0; i < length; i++) {
    let sum = 0
    for (const [string, step] of steps.entries()) {
      const phase = ((phases[string] ?? 0) + step) % 1
      phases[string] = phase
      sum += readTable(mellow, phase) * body + readTable(bright, phase) * sparkle
    }
    const knock = i < 600 ? Math.sin(2 * Math.PI * knockStep * i) * (1 - i / 600) ** 3 * 0.12 * velocity : 0
    const start = i < rise ? i / rise : 1
    const end = i > held ? Math.max(0, 1 - (i - held) / (release * SAMPLE_RATE)) ** 2 : 1
    const close = Math.min(1, (length - i) / 400)
    sound[i] = (sum * 0.5 + knock) * start * end * close * velocity
    body *= bodyFall
    sparkle *= brightFall
  }
  return sound
}

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
