import { SAMPLE_RATE } from './loop-bus.ts'

/** Hz, or Hz for a time in seconds. */
export type Cutoff = number | ((seconds: number) => number)

/** A resonant low-pass (state variable), in place. */
export function lowPass(sound: Float32Array, cutoff: Cutoff, resonance = 0.7, sampleRate = SAMPLE_RATE): void {
  stateVariable(sound, cutoff, resonance, sampleRate, false)
}

/** What is around a frequency, in place; the narrower, the higher `resonance` (Q). Its middle keeps its level. */
export function bandPass(sound: Float32Array, centre: Cutoff, resonance: number, sampleRate = SAMPLE_RATE): void {
  stateVariable(sound, centre, resonance, sampleRate, true)
}

function stateVariable(
  sound: Float32Array,
  cutoffAt: Cutoff,
  resonance: number,
  sampleRate: number,
  isBand: boolean,
): void {
  let low = 0
  let band = 0
  let g = 0
  const damping = 1 / resonance
  for (let i = 0; i < sound.length; i++) {
    // The cutoff moves slowly; every 32nd sample is enough.
    if (i % 32 === 0) {
      const cutoff = typeof cutoffAt === 'number' ? cutoffAt : cutoffAt(i / sampleRate)
      g = Math.tan((Math.PI * Math.min(cutoff, sampleRate * 0.45)) / sampleRate)
    }
    const high = ((sound[i] ?? 0) - low - (g + damping) * band) / (1 + g * (g + damping))
    const middle = g * high + band
    band = g * high + middle
    const bottom = g * middle + low
    low = g * middle + bottom
    sound[i] = isBand ? middle * damping : bottom
  }
}

/** A gentle high-pass (6 dB per octave), in place. */
export function highPass(sound: Float32Array, cutoffHz: number, sampleRate = SAMPLE_RATE): void {
  const keep = Math.exp((-2 * Math.PI * cutoffHz) / sampleRate)
  let low = 0
  for (let i = 0; i < sound.length; i++) {
    const input = sound[i] ?? 0
    low = input + (low - input) * keep
    sound[i] = input - low
  }
}

/** `lowPass` on a closed loop. */
export function lowPassLoop(loop: Float32Array, cutoffHz: number, resonance = 0.7): void {
  aroundLoop(loop, (sound) => lowPass(sound, cutoffHz, resonance))
}

/** `highPass` on a closed loop. */
export function highPassLoop(loop: Float32Array, cutoffHz: number): void {
  aroundLoop(loop, (sound) => highPass(sound, cutoffHz))
}

/** Samples of a loop's end that its filters hear first: a second or more. */
export const SETTLE_FRAMES = 48_000

/** Filters a closed loop, its end first, so that its end meets its start. A loop is longer than {@link SETTLE_FRAMES}. */
export function aroundLoop(loop: Float32Array, filter: (sound: Float32Array) => void): void {
  const sound = new Float32Array(SETTLE_FRAMES + loop.length)
  sound.set(loop.subarray(-SETTLE_FRAMES))
  sound.set(loop, SETTLE_FRAMES)
  filter(sound)
  loop.set(sound.subarray(SETTLE_FRAMES))
}
