import { gatedLoudness, kWeighting } from '#src/domain/loudness.ts'
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
  const weighted = channels.map((samples) => kWeighting(sampleRate)(samples))
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
  return gatedLoudness(powers)
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
