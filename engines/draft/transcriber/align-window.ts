import { decodeWav } from '#engines/audio/wav.ts'
import { EngineError, type Speech, type SpeechRequest } from '#engines/ports.ts'
import { resample } from '#src/domain/resample.ts'
import { cepstra, FEATURES, matchLevels, scaleTo, soundLevels } from './cepstra.ts'
import { BANDS, bandFrames, type BandFrames, FRAME_MS, RATE } from './mel.ts'
import { warp } from './warp.ts'

/** Voices of the speech program that read the text for comparison: a woman, and men of two accents. */
const READERS = ['clara', 'ralph', 'alan']
/** Quieter frames of a reader are silence. */
const LEAST_ENERGY = 1e-3

/** A part of a recording, of a minute at most, and what is said in it. */
export interface SoundWindow {
  text: string
  samples: Float32Array
  sampleRate: number
  /** The text goes on behind the sound. */
  isOpen: boolean
}

/** Times in ms from the start of the window, of each word in order; of an open window only the words that it holds. */
export interface WindowTimes {
  /** null: a word without sound. */
  words: ({ start: number; end: number } | null)[]
  /** How different it sounds, and how different the same text in the wrong order. */
  cost: number
  chance: number
}

/** Finds the words of a text in sound: voices read it, and the path of the sound through the most similar one is the result. */
export function createWindowAligner(speak: (request: SpeechRequest) => Speech, readers: readonly string[] = READERS) {
  return ({ text, samples, sampleRate, isOpen }: SoundWindow): WindowTimes | null => {
    const sound = bandFrames(toRate(samples, sampleRate))
    const levels = soundLevels(sound)
    const plain = cepstra(sound, levels)
    const scale = scaleTo(plain)
    const recording = scale(plain)
    const silence = scale(cepstra({ count: 1, energies: Float32Array.from(levels.noise) }, levels))
    const paths = readers.flatMap((voice) => {
      const reading = read(speak, text, voice)
      if (!reading) return []
      const { frames, words, count } = reading
      const features = scale(cepstra(matchLevels(frames, soundLevels(frames), levels), levels))
      const path = warp(recording, { features, words, silence }, isOpen)
      return path ? [{ path, features, words, count }] : []
    })
    const best = paths.toSorted((a, b) => a.path.cost - b.path.cost)[0]
    if (!best) return null
    const { path, count } = best
    const wrong = warp(recording, { ...inWrongOrder(best), silence }, isOpen)
    return { words: timesOf(path.words, count, isOpen), cost: path.cost, chance: wrong?.cost ?? path.cost }
  }
}

function toRate(samples: Float32Array, sampleRate: number): Float32Array {
  const resampler = resample(sampleRate, RATE)
  const [first, rest] = [resampler.push(samples), resampler.finish()]
  const all = new Float32Array(first.length + rest.length)
  all.set(first)
  all.set(rest, first.length)
  return all
}

/** The frames of a voice that reads a text, without its pauses; null for a text that it cannot read. */
function read(speak: (request: SpeechRequest) => Speech, text: string, voice: string) {
  const speech = speakable(speak, text, voice)
  if (!speech) return null
  const { channels, sampleRate } = decodeWav(speech.wav)
  const { energies } = bandFrames(toRate(channels[0] ?? new Float32Array(), sampleRate))
  const kept: { frame: number; word: number }[] = []
  for (const [word, { start, end }] of speech.words.entries())
    for (let frame = Math.round(start / FRAME_MS); frame < Math.round(end / FRAME_MS); frame++)
      if (energyOf(energies, frame) > LEAST_ENERGY) kept.push({ frame, word })
  const frames: BandFrames = { count: kept.length, energies: new Float32Array(kept.length * BANDS) }
  for (const [at, { frame }] of kept.entries())
    frames.energies.set(energies.subarray(frame * BANDS, (frame + 1) * BANDS), at * BANDS)
  return { frames, words: Int32Array.from(kept, ({ word }) => word), count: speech.words.length }
}

function speakable(speak: (request: SpeechRequest) => Speech, text: string, voice: string): Speech | null {
  try {
    return speak({ text, voice, speakingRate: 1, pitch: 0 })
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

function energyOf(energies: Float32Array, frame: number): number {
  return energies.subarray(frame * BANDS, (frame + 1) * BANDS).reduce((sum, energy) => sum + energy, 0)
}

/** The same sounds as another text: the last word first. */
function inWrongOrder({ features, words }: { features: Float32Array; words: Int32Array }) {
  const order = [...words.keys()].toSorted((a, b) => (words[b] ?? 0) - (words[a] ?? 0) || a - b)
  const turned = new Float32Array(features.length)
  for (const [to, from] of order.entries())
    turned.set(features.subarray(from * FEATURES, (from + 1) * FEATURES), to * FEATURES)
  const last = words.at(-1) ?? 0
  return { features: turned, words: Int32Array.from(order, (from) => last - (words[from] ?? 0)) }
}

function timesOf(path: Int32Array, count: number, isOpen: boolean): WindowTimes['words'] {
  const words: WindowTimes['words'] = Array.from({ length: count }, () => null)
  for (const [frame, word] of path.entries()) {
    if (word < 0) continue
    const start = words[word]?.start ?? frame * FRAME_MS
    words[word] = { start, end: (frame + 1) * FRAME_MS }
  }
  if (!isOpen) return words
  // The last word may go on behind the sound.
  const reached = words.findLastIndex((word) => word !== null)
  return words.slice(0, Math.max(0, reached))
}
