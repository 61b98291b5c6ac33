import { alignTyped } from '#engines/draft/transcriber/align-typed.ts'
import { EngineError, type RecognisedWord, type RecordingPart, type Transcriber } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { transcriptionForm } from '../whisper.ts'
import { wordsOfAnswer } from '../whisper-answer.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 20_000_000

/** Speech recognition behind the form of OpenAI's `/audio/transcriptions`, by a model with word timestamps. */
export function createOpenAiTranscriber(provider: Provider, model: string): Transcriber {
  return {
    info: { label: model, builtIn: false },
    understandsSpeech: true,
    async transcribe(request, call) {
      if (request.text !== undefined) return alignTyped(request, provider.tools.aligner, call)
      const hear = async (part: RecordingPart) => {
        const body = transcriptionForm(part, { model, language: request.language })
        const submit = (signal?: AbortSignal) =>
          provider.ask('/audio/transcriptions', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
        const order = { request: [part.bytes, request.language], submit }
        return wordsOfAnswer(parseJson(await provider.placeOrder(model, order, call)), part.offset)
      }
      const words: RecognisedWord[] = []
      for (const part of await request.readParts()) {
        const reached = words.at(-1)?.end ?? 0
        const transcript = await hear(part)
        words.push(
          ...transcript.map((each) => ({
            ...each,
            start: Math.max(each.start, reached),
            end: Math.max(each.end, reached),
          })),
        )
      }
      if (words.length === 0) throw new EngineError('No speech found in this recording')
      return { text: words.map(({ word }) => word).join(' '), words }
    },
  }
}
