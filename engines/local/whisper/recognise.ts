import { resampleBy } from '#engines/audio/pcm.ts'
import { decodeWav } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import type { Runtime, Session, Tensor } from '../onnx-runtime.ts'
import { BANDS, FRAMES, logMel, RATE, WINDOW, WINDOW_S } from './log-mel.ts'
import { createDetokenizer, likeliest, ruleOut, TIME_STEP_S, type WhisperConfig } from './tokens.ts'

export interface RecogniseRequest {
  /** RIFF WAVE. */
  wav: Uint8Array
  /** ISO 639, as in `en`. */
  language: string
}

/** A piece of speech: ms in the recording, and how sure the model is, 0 to 1. */
export interface HeardPiece {
  text: string
  start: number
  end: number
  confidence: number
}

export interface WhisperParts {
  runtime: Runtime
  encoder: Session
  decoder: Session
  config: WhisperConfig
  vocabulary: Readonly<Record<string, number>>
}

/** Tokens of one window: half of what the model can remember. */
const MOST_TOKENS = 224
/** The same so often in a row is no speech: the model is caught in a loop. */
const MOST_REPEATS = 4
const HEAD_SIZE = 64
/** Sound kept before speech, ms. */
const LEAD_MS = 200
/** Levels are measured over this, ms. */
const STEP_MS = 20
/** So much quieter than the loudest part of the recording is silence, −45 dB; nothing below −80 dB is speech. */
const SILENCE = 10 ** (-45 / 20)
const LEAST = 10 ** (-80 / 20)

/** @returns recognises the speech of a recording, window by window */
export function createRecogniser(parts: WhisperParts): (request: RecogniseRequest) => Promise<HeardPiece[]> {
  const toText = createDetokenizer(parts.vocabulary)
  return async ({ wav, language }) => {
    const languageToken = parts.config.lang_to_id[`<|${language}|>`]
    if (languageToken === undefined) throw new EngineError('This language can’t be recognised by this model')
    const { sampleRate, channels } = decodeWav(wav)
    const sound = channels[0] ?? new Float32Array()
    const samples = sampleRate === RATE ? sound : resampleBy(sound, sampleRate / RATE)
    const nextSound = soundFinder(samples)
    const durationMs = (samples.length / RATE) * 1000
    const heard: HeardPiece[] = []
    let at = 0
    while (at < durationMs) {
      // Silence makes the model say what was not said.
      const next = nextSound(at)
      if (next === null) break
      at = Math.max(at, next - LEAD_MS)
      const from = Math.round((at / 1000) * RATE)
      const { tokens, logProbability } = await decode(parts, samples.subarray(from, from + WINDOW), languageToken)
      const { pieces, reachedS } = piecesOf(tokens, parts.config, Math.min(WINDOW_S, (durationMs - at) / 1000))
      const confidence = Math.min(1, Math.exp(logProbability))
      for (const { tokens: said, start, end } of pieces) {
        const text = toText(said).trim()
        if (text !== '')
          heard.push({ text, start: at + start * 1000, end: Math.min(durationMs, at + end * 1000), confidence })
      }
      at += Math.max(reachedS, 1) * 1000
    }
    return heard
  }
}

/** Finds the first sound from a time on, ms; null where only silence is left. */
function soundFinder(samples: Float32Array): (fromMs: number) => number | null {
  const step = (STEP_MS * RATE) / 1000
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    let power = 0
    for (let place = at * step; place < (at + 1) * step; place++) power += (samples[place] ?? 0) ** 2
    return Math.sqrt(power / step)
  })
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  const threshold = Math.max(loudest * SILENCE, LEAST)
  return (fromMs) => {
    const from = Math.floor(fromMs / STEP_MS)
    const found = levels.findIndex((level, at) => at >= from && level > threshold)
    return found < 0 ? null : found * STEP_MS
  }
}

/** The tokens of one window, and their mean log-probability. */
async function decode(
  { runtime, encoder, decoder, config }: WhisperParts,
  window: Float32Array,
  language: number,
): Promise<{ tokens: number[]; logProbability: number }> {
  const features = runtime.floats(logMel(window), [1, BANDS, FRAMES])
  const { last_hidden_state: state } = await encoder.run({ input_features: features })
  if (!state) throw new EngineError('The model returned nothing')
  const heads = Math.max(1, (state.dims[2] ?? HEAD_SIZE) / HEAD_SIZE)
  const empty = runtime.floats(new Float32Array(), [1, heads, 0, HEAD_SIZE])
  const names = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'))
  const past: Record<string, Tensor> = Object.fromEntries(names.map((name) => [name, empty]))
  const made: number[] = []
  let sum = 0
  let input = [config.decoder_start_token_id, language, config.task_to_id.transcribe]
  while (made.length < MOST_TOKENS && !isLoop(made)) {
    const outputs = await decoder.run({
      ...{ ...past, input_ids: runtime.integers(input, [1, input.length]), encoder_hidden_states: state },
      use_cache_branch: runtime.flag(made.length > 0),
    })
    const logits = lastLogits(outputs['logits'])
    ruleOut(logits, made, config)
    const { token, logProbability } = likeliest(logits)
    sum += logProbability
    if (token === config.eos_token_id) break
    for (const name of names) {
      const present = outputs[name.replace('past_key_values', 'present')]
      // What is computed of the sound comes with the first answer only.
      if (present && (made.length === 0 || !name.includes('.encoder.'))) past[name] = present
    }
    made.push(token)
    input = [token]
  }
  return { tokens: made, logProbability: sum / (made.length + 1) }
}

function lastLogits(logits: Tensor | undefined): Float32Array {
  const size = logits?.dims.at(-1) ?? 0
  if (!(logits?.data instanceof Float32Array) || size === 0) throw new EngineError('The model returned nothing')
  return logits.data.slice(-size)
}

/** Whether the last tokens are one group again and again. */
function isLoop(tokens: readonly number[]): boolean {
  for (let size = 2; size * MOST_REPEATS <= tokens.length && size <= 16; size++) {
    const last = tokens.slice(-size).join()
    const isSame = Array.from({ length: MOST_REPEATS }, (_, at) =>
      tokens.slice(tokens.length - size * (at + 1), tokens.length - size * at).join(),
    ).every((each) => each === last)
    if (isSame) return true
  }
  return false
}

interface Piece {
  tokens: number[]
  /** Seconds in the window. */
  start: number
  end: number
}

/** Pieces between two times, and where the next window begins: behind the last whole piece, or behind this window. */
function piecesOf(tokens: readonly number[], { no_timestamps_token_id: noTimes }: WhisperConfig, lengthS: number) {
  const pieces: Piece[] = []
  let open: Piece | undefined
  for (const token of tokens) {
    const time = (token - noTimes - 1) * TIME_STEP_S
    if (time < 0) {
      open ??= { tokens: [], start: pieces.at(-1)?.end ?? 0, end: lengthS }
      open.tokens.push(token)
    } else if (open && open.tokens.length > 0) {
      pieces.push({ ...open, end: Math.min(lengthS, Math.max(open.start, time)) })
      open = undefined
    } else open = { tokens: [], start: Math.min(lengthS, time), end: lengthS }
  }
  const whole = pieces.at(-1)
  const isOpen = open !== undefined && open.tokens.length > 0
  // Speech that the window cuts is heard again from its beginning.
  if (isOpen && whole && lengthS >= WINDOW_S) return { pieces, reachedS: whole.end }
  if (isOpen && open) pieces.push(open)
  return { pieces, reachedS: lengthS }
}
