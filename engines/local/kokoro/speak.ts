import { normalise, SPEECH_LUFS } from '#engines/audio/loudness.ts'
import { encodeWav } from '#engines/audio/wav.ts'
import { type Phrase, toPhrases } from '#engines/draft/voice/phrases.ts'
import { refuseUnspeakable } from '#engines/draft/voice/speak.ts'
import { EngineError, type SpeechRequest } from '#engines/ports.ts'
import type { Runtime, Session } from '../onnx-runtime.ts'
import type { createPhonemizer } from './phonemes.ts'

const SAMPLE_RATE = 24_000
/** Numbers of a voice's style, one row for each length of a text. */
const STYLE = 256
const LEAD_IN_MS = 40
/** Silence after the last word at rate 1. */
const TAIL_MS = 240
/** Quieter than this share of the loudest sample counts as silence around a phrase; so much of it is kept, s. */
const SILENCE = 0.01
const MARGIN_S = 0.02

/** How a model of Kokoro's kind takes what it speaks. */
export interface SpeechForm {
  /** Rows of a voice's style. */
  rows: number
  /** Of one run: the model takes more for the ends. */
  mostPhonemes: number
  /** Kokoro's phonemes in the model's own signs. */
  write(phonemes: string): string
  /** Numbers that stand before and after a text. */
  before: readonly number[]
  after: readonly number[]
  /** Samples after the sound that are none. */
  tail: number
  /** How fast it must be asked to speak for a rate of 1. */
  paceOf(voice: string): number
}

const KOKORO: SpeechForm = {
  ...{ rows: 510, mostPhonemes: 509, write: (phonemes) => phonemes },
  ...{ before: [0], after: [0], tail: 0, paceOf: () => 1 },
}

export interface SpeakerParts {
  runtime: Runtime
  session: Session
  /** Ids of phonemes. */
  vocabulary: Readonly<Record<string, number>>
  /** A voice's styles; undefined for an unknown voice. */
  readStyles(voice: string): Float32Array | undefined
  phonemizer: ReturnType<typeof createPhonemizer>
  /** Left out: Kokoro's own. */
  form?: SpeechForm
}

/** A speech, and the phones of each of its words. */
export interface StyledSpeech {
  wav: Uint8Array
  phones: string[][]
}

/** @returns speaks English with a voice of the model, such as `af_heart`; the sound is at the voice's own pitch */
export function createSpeaker(parts: SpeakerParts): (request: SpeechRequest) => Promise<StyledSpeech> {
  const { phonemizer, readStyles, form = KOKORO } = parts
  return async ({ text, voice, speakingRate }) => {
    const rate = Math.min(2, Math.max(0.5, speakingRate))
    const phrases = toPhrases(text)
    refuseUnspeakable(text, phrases, 'This voice')
    const styles = readStyles(voice)
    if (styles?.length !== form.rows * STYLE) throw new EngineError('This voice isn’t available. Choose another voice.')
    const accent = voice.startsWith('b') ? 'GB' : 'US'
    const sounds: Float32Array[] = [silence(LEAD_IN_MS)]
    for (const [index, { words }] of phrases.entries()) {
      for (const phonemes of runsOf(phonemizer.write(words, accent), form.mostPhonemes))
        sounds.push(await run({ ...parts, form }, phonemes, styles, rate * form.paceOf(voice)))
      sounds.push(silence(index === phrases.length - 1 ? TAIL_MS / rate : pauseAfter(words) / rate))
    }
    const audio = normalise({ sampleRate: SAMPLE_RATE, channels: [join(sounds)] }, SPEECH_LUFS)
    return { wav: encodeWav(audio), phones: phrases.flatMap(({ words }) => words.map(phonemizer.phones)) }
  }
}

async function run(
  { runtime, session, vocabulary, form }: SpeakerParts & { form: SpeechForm },
  phonemes: string,
  styles: Float32Array,
  rate: number,
): Promise<Float32Array> {
  const said = Array.from(form.write(phonemes)).flatMap((each) => vocabulary[each] ?? [])
  const ids = [...form.before, ...said, ...form.after]
  const row = Math.min(said.length, form.rows - 1) * STYLE
  const { waveform } = await session.run({
    input_ids: runtime.integers(ids, [1, ids.length]),
    style: runtime.floats(styles.slice(row, row + STYLE), [1, STYLE]),
    speed: runtime.floats(Float32Array.of(rate), [1]),
  })
  const samples = waveform?.data
  if (!(samples instanceof Float32Array) || samples.some((each) => !Number.isFinite(each)))
    throw new EngineError('The voice model returned no sound')
  return withoutSilence(samples.subarray(0, Math.max(0, samples.length - form.tail)))
}

/** Words put together to texts that the model takes. */
function runsOf(words: readonly string[], most: number): string[] {
  const runs: string[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) runs[runs.length - 1] = `${last} ${word}`
    else runs.push(word.slice(0, most))
  }
  return runs
}

const pauseAfter = (words: Phrase['words']): number => words.at(-1)?.pauseAfter ?? 0

const silence = (ms: number) => new Float32Array(Math.round((ms / 1000) * SAMPLE_RATE))

/** Pauses are those of the text: how much silence a model adds differs. */
function withoutSilence(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const isLoud = (each: number) => Math.abs(each) > peak * SILENCE
  const [first, last] = [samples.findIndex(isLoud), samples.findLastIndex(isLoud)]
  if (first < 0) return new Float32Array()
  const margin = Math.round(MARGIN_S * SAMPLE_RATE)
  return samples.slice(Math.max(0, first - margin), last + margin)
}

function join(sounds: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sound of sounds) {
    joined.set(sound, at)
    at += sound.length
  }
  return joined
}
