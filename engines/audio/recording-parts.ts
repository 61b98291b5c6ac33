import { findPhrases } from '#src/domain/phrases.ts'
import { encodeWav } from './wav.ts'
import type { WavSource } from './wav-source.ts'
import type { RecordingPart } from '#engines/ports.ts'

/** Speech recognition works with this; up to twice as much is sent. */
const SAMPLE_RATE = 16_000
/** A part is about this long at most, ms: services take 25 MB, and a lost connection costs no more than this. */
const PART_MS = 300_000
/** Read at once, s. */
const BLOCK_S = 20

/** A WAV recording as parts that a service takes, cut at pauses in speech. */
export async function recordingParts(wav: WavSource): Promise<RecordingPart[]> {
  const { samples, sampleRate } = await toSpeech(wav)
  const cuts = [0, ...cutsOf(samples, sampleRate), samples.length]
  return cuts.slice(1).map((end, at) => {
    const from = cuts[at] ?? 0
    const bytes = encodeWav({ sampleRate: Math.round(sampleRate), channels: [samples.subarray(from, end)] })
    return { bytes, contentType: 'audio/wav', offset: Math.round((from / sampleRate) * 1000) }
  })
}

/** One channel, thinned out by averaging: quick, and fine enough to be understood. */
async function toSpeech(wav: WavSource) {
  const factor = Math.max(1, Math.floor(wav.sampleRate / SAMPLE_RATE))
  const samples = new Float32Array(Math.floor(wav.length / factor))
  const weight = 1 / (factor * Math.max(1, wav.channels))
  const block = factor * Math.max(1, Math.ceil((wav.sampleRate * BLOCK_S) / factor))
  for (let from = 0; from < samples.length * factor; from += block) {
    const { channels } = await wav.read(from, Math.min(from + block, samples.length * factor))
    for (const channel of channels) addThinned(samples.subarray(from / factor), channel, { factor, weight })
  }
  return { samples, sampleRate: wav.sampleRate / factor }
}

function addThinned(to: Float32Array, channel: Float32Array, { factor, weight }: { factor: number; weight: number }) {
  for (let at = 0; (at + 1) * factor <= channel.length; at++) {
    let sum = 0
    for (let near = at * factor; near < (at + 1) * factor; near++) sum += channel[near] ?? 0
    to[at] = (to[at] ?? 0) + sum * weight
  }
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
