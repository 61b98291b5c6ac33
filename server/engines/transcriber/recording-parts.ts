import { findPhrases } from '#src/domain/phrases.ts'
import { decodeWav, encodeWav } from '../audio/wav.ts'

/** Speech recognition works with this; up to twice as much is sent. */
const SAMPLE_RATE = 16_000
/** A part is about this long at most, ms: services take 25 MB, and a lost connection costs no more than this. */
const PART_MS = 300_000

export interface RecordingPart {
  bytes: Uint8Array
  contentType: string
  /** ms at which it begins in the recording. */
  offset: number
}

/** A WAV recording as parts that a service takes, cut where nobody speaks; anything else goes as it is. */
export function recordingParts(recording: Uint8Array, contentType: string): RecordingPart[] {
  if (contentType !== 'audio/wav') return [{ bytes: recording, contentType, offset: 0 }]
  const { samples, sampleRate } = toSpeech(recording)
  const cuts = [0, ...cutsOf(samples, sampleRate), samples.length]
  return cuts.slice(1).map((end, at) => {
    const from = cuts[at] ?? 0
    const bytes = encodeWav({ sampleRate: Math.round(sampleRate), channels: [samples.subarray(from, end)] })
    return { bytes, contentType, offset: Math.round((from / sampleRate) * 1000) }
  })
}

/** One channel, thinned out by averaging: quick, and fine enough to be understood. */
function toSpeech(recording: Uint8Array) {
  const { channels, sampleRate } = decodeWav(recording)
  const factor = Math.max(1, Math.floor(sampleRate / SAMPLE_RATE))
  const samples = new Float32Array(Math.floor((channels[0]?.length ?? 0) / factor))
  const weight = 1 / (factor * Math.max(1, channels.length))
  for (const channel of channels)
    for (let at = 0; at < samples.length; at++) {
      let sum = 0
      for (let near = at * factor; near < (at + 1) * factor; near++) sum += channel[near] ?? 0
      samples[at] = (samples[at] ?? 0) + sum * weight
    }
  return { samples, sampleRate: sampleRate / factor }
}

/** Samples at which the parts after the first begin: the middle of the silence nearest to each end of a part. */
function cutsOf(samples: Float32Array, sampleRate: number): number[] {
  const total = (samples.length / sampleRate) * 1000
  const count = Math.ceil(total / PART_MS)
  if (count < 2) return []
  const phrases = findPhrases(samples, sampleRate)
  const silences = phrases.slice(1).map(({ start }, at) => ((phrases[at]?.end ?? start) + start) / 2)
  return Array.from({ length: count - 1 }, (_, at) => {
    const wanted = ((at + 1) * total) / count
    const near = silences.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
    const ms = near !== undefined && Math.abs(near - wanted) < PART_MS / 4 ? near : wanted
    return Math.round((ms * sampleRate) / 1000)
  })
}
