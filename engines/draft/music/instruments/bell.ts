import { SAMPLE_RATE } from '../synth/loop-bus.ts'
import { frequency } from '../theory.ts'

export interface BellSound {
  /** Partials: ratio to the fundamental, level, seconds until 60 dB down. */
  partials: readonly (readonly [number, number, number])[]
}

export const GLOCKENSPIEL: BellSound = {
  partials: [
    [1, 1, 1.8],
    [2.76, 0.35, 0.6],
    [5.4, 0.2, 0.25],
    [8.93, 0.08, 0.1],
  ],
}
export const KALIMBA: BellSound = {
  partials: [
    [1, 1, 0.9],
    [2, 0.18, 0.5],
    [5.9, 0.16, 0.12],
    [9.2, 0.08, 0.05],
  ],
}
export const SINGING_BOWL: BellSound = {
  partials: [
    [1, 1, 7],
    [1.006, 0.6, 7],
    [2.71, 0.3, 4],
    [5.2, 0.1, 2],
  ],
}

/** A struck bar or bowl: a few pure partials that die at their own speed. */
export function bell(note: number, velocity: number, { partials }: BellSound): Float32Array {
  const hz = frequency(note)
  const longest = Math.max(...partials.map(([, , ring]) => ring))
  const sound = new Float32Array(Math.ceil(longest * SAMPLE_RATE))
  for (const [ratio, level, ring] of partials) {
    if (hz * ratio > SAMPLE_RATE * 0.45) continue
    const turn = (2 * Math.PI * hz * ratio) / SAMPLE_RATE
    const fall = 10 ** (-3 / (ring * SAMPLE_RATE))
    // A rotating pair is far cheaper than a sine per sample.
    const [cos, sin] = [Math.cos(turn) * fall, Math.sin(turn) * fall]
    let x = level * velocity
    let y = 0
    for (let i = 0; i < sound.length; i++) {
      sound[i] = (sound[i] ?? 0) + y
      const nextX = x * cos - y * sin
      y = x * sin + y * cos
      x = nextX
    }
  }
  for (let i = 0; i < 900; i++) {
    const at = sound.length - 1 - i
    sound[at] = (sound[at] ?? 0) * (i / 900)
  }
  return sound
}
