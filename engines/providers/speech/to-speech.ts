import { decodeWav, durationMsOf, encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { shiftPitch } from '#engines/draft/voice/shift-pitch.ts'
import {
  EngineError,
  type EngineCall,
  type Speech,
  type SpeechAligner,
  type SpeechRequest,
  type SpokenWord,
  type VoiceInfo,
} from '#engines/ports.ts'
import { findPhrases } from '#src/domain/phrases.ts'
import type { Provider } from '../http/provider.ts'

/** A piece of speech and its times, seconds. */
export interface TimedPiece {
  text: string
  start: number
  end: number
}

/** Longest silence that counts as no speech at all, ms. */
const MIN_MS = 50

interface WordsSpoken extends Pick<SpeechRequest, 'text' | 'pitch'> {
  /** BCP 47. */
  language: string
  /** By the provider; null where it gives none. */
  times: readonly SpokenWord[] | null
}

/**
 * A WAV of a provider as speech: mono, at the requested pitch, with a time for every word. Where the provider gives no times, or times that
 * do not fit the text, the words are aligned to the sound.
 */
export async function toSpeech(
  { label, tools }: Provider,
  wav: Uint8Array,
  { text, pitch, language, times }: WordsSpoken,
  call: EngineCall | undefined,
): Promise<Speech> {
  const { contentType } = await tools.inspect(wav).catch((cause: unknown) => {
    throw new EngineError(`${label} returned an unreadable recording`, { cause })
  })
  if (contentType !== 'audio/wav') throw new EngineError(`${label} returned an unsupported recording format`)
  const { sampleRate, channels } = decodeWav(wav)
  const mono = toMono(channels)
  const samples = pitch === 0 ? mono : shiftPitch(mono, sampleRate, 2 ** (pitch / 12))
  const audio: PcmAudio = { sampleRate, channels: [samples] }
  const durationMs = durationMsOf(audio)
  if (durationMs < MIN_MS) throw new EngineError(`${label} returned silence`)
  const words =
    times && fitsText(times, text) ? times : await alignedWords(tools.aligner, { text, language, audio }, call)
  return { wav: encodeWav(audio), durationMs, words: inOrder(words, durationMs) }
}

function toMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels
  if (channels.length < 2) return first
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length)
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean)

const fitsText = (times: readonly SpokenWord[], text: string) => {
  const words = wordsOf(text)
  return times.length === words.length && times.every(({ word }, at) => word === words[at])
}

async function alignedWords(
  aligner: SpeechAligner,
  { text, language, audio }: { text: string; language: string; audio: PcmAudio },
  call: EngineCall | undefined,
): Promise<SpokenWord[]> {
  const { sampleRate, channels } = audio
  const samples = channels[0] ?? new Float32Array()
  const found = findPhrases(samples, sampleRate)
  const durationMs = durationMsOf(audio)
  const phrases = found.length > 0 ? found : [{ start: 0, end: Math.round(durationMs) }]
  const sample = (ms: number) => Math.round((ms * sampleRate) / 1000)
  const readSound = async (from: number, to: number) => ({
    samples: samples.slice(sample(from), sample(to)),
    sampleRate,
  })
  // One line: lines of the text are no phrases of the voice.
  const oneLine = wordsOf(text).join(' ')
  const { words } = await aligner.align({ text: oneLine, phrases, language, durationMs, readSound }, call)
  return words
}

/** Growing and never overlapping, within the recording. */
function inOrder(words: readonly SpokenWord[], durationMs: number): SpokenWord[] {
  let reached = 0
  return words.map(({ word, start, end }) => {
    const from = Math.min(durationMs, Math.max(reached, start))
    reached = Math.min(durationMs, Math.max(from, end))
    return { word, start: from, end: reached }
  })
}

/** 16-bit samples of one channel, as they come from `pcm` answers, as a WAV. */
export function wavOfPcm(pcm: Uint8Array, sampleRate: number): Uint8Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const samples = Float32Array.from(
    { length: Math.floor(pcm.length / 2) },
    (_, at) => view.getInt16(at * 2, true) / 32768,
  )
  return encodeWav({ sampleRate, channels: [samples] })
}

/**
 * Pieces (characters, syllables, tokens without spaces) put together to the words of a text; null when they say something else. A word's
 * time is from its first piece to its last.
 */
export function foldTimes(pieces: readonly TimedPiece[], text: string): SpokenWord[] | null {
  const words: SpokenWord[] = []
  let at = 0
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    let left = plain(word)
    let start: number | null = null
    // A dash alone takes no time.
    let end = (words.at(-1)?.end ?? 0) / 1000
    while (at < pieces.length && left !== '') {
      const piece = pieces[at]
      const said = plain(piece?.text ?? '')
      if (!piece || !left.startsWith(said)) return null
      at++
      if (said === '') continue
      left = left.slice(said.length)
      start ??= piece.start
      end = piece.end
    }
    if (left !== '') return null
    words.push({ word, start: (start ?? end) * 1000, end: end * 1000 })
  }
  return pieces.slice(at).every(({ text: rest }) => plain(rest) === '') ? words : null
}

/** The spoken part of a text: providers' quotation marks, dashes and spaces differ. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** A provider without a usable voice is itself unusable. */
export function requireVoices({ label }: Provider, voices: readonly VoiceInfo[]): void {
  if (voices.length === 0) throw new EngineError(`${label} has no usable voices`)
}
