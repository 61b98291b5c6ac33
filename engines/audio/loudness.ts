import type { PcmAudio } from './wav.ts'

const BLOCK_MS = 400
const STEP_MS = 100

/** Largest absolute sample, 0…1 and above when it would clip. */
export function peakOf({ channels }: PcmAudio): number {
  let peak = 0
  for (const samples of channels) for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** Mean power of samples `from` to `to` in dBFS; -Infinity for silence. */
export function rmsDb(samples: Float32Array, from = 0, to = samples.length): number {
  let power = 0
  const end = Math.min(to, samples.length)
  for (let i = Math.max(0, from); i < end; i++) power += (samples[i] ?? 0) ** 2
  return 10 * Math.log10(power / Math.max(1, end - from))
}

/** Integrated loudness after ITU-R BS.1770-4 (K-weighting, absolute and relative gate) in LUFS; -Infinity for silence. */
export function loudnessOf({ sampleRate, channels }: PcmAudio): number {
  const weighted = channels.map((samples) => kWeight(samples, sampleRate))
  const block = Math.round((BLOCK_MS / 1000) * sampleRate)
  const step = Math.round((STEP_MS / 1000) * sampleRate)
  const length = channels[0]?.length ?? 0
  const powers: number[] = []
  for (let at = 0; at === 0 || at + block <= length; at += step) {
    let power = 0
    for (const samples of weighted) {
      let sum = 0
      for (let i = at; i < Math.min(length, at + block); i++) sum += (samples[i] ?? 0) ** 2
      power += sum / Math.max(1, Math.min(block, length))
    }
    powers.push(power)
  }
  const audible = powers.filter((power) => toLufs(power) > -70)
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/**
 * Brings a sound to `lufs`, in place; what would pass `ceiling` (0…1) is bent back by a soft knee instead of clipped.
 */
export function normalise(audio: PcmAudio, lufs: number, ceiling = 0.95): PcmAudio {
  const loudness = loudnessOf(audio)
  if (loudness === -Infinity) return audio
  const gain = 10 ** ((lufs - loudness) / 20)
  const knee = ceiling * 0.8
  for (const samples of audio.channels)
    for (let i = 0; i < samples.length; i++) samples[i] = softLimit((samples[i] ?? 0) * gain, knee, ceiling)
  return audio
}

function softLimit(value: number, knee: number, ceiling: number): number {
  const size = Math.abs(value)
  if (size <= knee) return value
  const room = ceiling - knee
  return Math.sign(value) * (knee + room * Math.tanh((size - knee) / room))
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The two filters of BS.1770: a high shelf for the head, then a high-pass. */
function kWeight(samples: Float32Array, sampleRate: number): Float32Array {
  const shelf = Math.tan((Math.PI * 1681.974) / sampleRate)
  const high = 10 ** (3.999844 / 20)
  const band = high ** 0.4996668
  const q1 = 0.7071752
  const a0 = 1 + shelf / q1 + shelf * shelf
  const shelved = biquad(samples, [
    (high + (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - high)) / a0,
    (high - (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - 1)) / a0,
    (1 - shelf / q1 + shelf * shelf) / a0,
  ])
  const pass = Math.tan((Math.PI * 38.13547) / sampleRate)
  const q2 = 0.500327
  const c0 = 1 + pass / q2 + pass * pass
  return biquad(shelved, [1, -2, 1, (2 * (pass * pass - 1)) / c0, (1 - pass / q2 + pass * pass) / c0])
}

function biquad(
  samples: Float32Array,
  [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number],
): Float32Array {
  const out = new Float32Array(samples.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}
