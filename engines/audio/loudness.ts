import { createLoudnessMeter } from '#src/domain/loudness.ts'
import type { PcmAudio } from './wav.ts'

/** Loudness of speech in one channel, LUFS: two that are the same are 3 dB louder. */
export const SPEECH_LUFS = -19
/** What is quieter than this is not brought to the loudness of speech. */
const MOST_GAIN = 10 ** (30 / 20)

/** What brings a sound of that loudness to that of speech; 1 for silence. */
export function speechGain(lufs: number, channels: number): number {
  if (lufs === -Infinity) return 1
  const target = SPEECH_LUFS + 10 * Math.log10(channels)
  return Math.min(MOST_GAIN, 10 ** ((target - lufs) / 20))
}

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
  const meter = createLoudnessMeter(sampleRate)
  meter.add(channels)
  return meter.read()
}

/**
 * Brings a sound to `lufs`, in place; what would pass `ceiling` (0…1) is bent back by a soft knee instead of clipped.
 */
export function normalise(audio: PcmAudio, lufs: number, ceiling = CEILING): PcmAudio {
  const loudness = loudnessOf(audio)
  return loudness === -Infinity ? audio : amplify(audio, 10 ** ((lufs - loudness) / 20), ceiling)
}

const CEILING = 0.95

/** The same by a gain. */
export function amplify(audio: PcmAudio, gain: number, ceiling = CEILING): PcmAudio {
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
