import type { Transcriber } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { createPartsTranscriber } from '../transcribe-parts.ts'
import { transcriptionForm } from '../whisper.ts'
import { wordsOfAnswer } from '../whisper-answer.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 20_000_000

/**
 * Speech recognition behind the form of OpenAI's `/audio/transcriptions`, by a model with word timestamps. Not by the SDK: it refuses the
 * segments of most compatible servers, and has no confidence of words.
 */
export function createOpenAiTranscriber(provider: Provider, model: string): Transcriber {
  return createPartsTranscriber(provider, model, async (part, language, call) => {
    const body = transcriptionForm(part, { model, language })
    const submit = (signal?: AbortSignal) =>
      provider.ask('/audio/transcriptions', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
    const order = { request: [part.bytes, language], submit }
    return wordsOfAnswer(parseJson(await provider.placeOrder(model, order, call)), part.offset)
  })
}
