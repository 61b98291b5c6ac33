import { resampleBy } from '#engines/audio/pcm.ts'
import { decodeWav } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { decode } from '../decode.ts'
import type { Runtime, Session } from '../onnx-runtime.ts'
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
      const { tokens, logProbability } = await hear(parts, samples.subarray(from, from + WINDOW), languageToken)
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
async function hear(
  { runtime, encoder, decoder, config }: WhisperParts,
  window: Float32Array,
  language: number,
): Promise<{ tokens: number[]; logProbability: number }> {
  const features = runtime.floats(logMel(window), [1, BANDS, FRAMES])
  const { last_hidden_state: state } = await encoder.run({ input_features: features })
  if (!state) throw new EngineError('The model returned nothing')
  let sum = 0
  const tokens = await decode({
    ...{ runtime, decoder, encoded: { encoder_hidden_states: state }, mostTokens: MOST_TOKENS },
    prompt: [config.decoder_start_token_id, language, config.task_to_id.transcribe],
    next(logits, made) {
      ruleOut(logits, made, config)
      const { token, logProbability } = likeliest(logits)
      sum += logProbability
      return token === config.eos_token_id ? null : token
    },
  })
  return { tokens, logProbability: sum / (tokens.length + 1) }
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
