import * as z from 'zod'
import type { RecordingPart, Transcriber } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged } from '../http/provider-error.ts'
import { callModel, CONNECTION } from '../sdk/call-model.ts'
import { createPartsTranscriber } from '../transcribe-parts.ts'
import { wordsOfAnswer } from '../whisper-answer.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 20_000_000

/** The answer itself: the SDK drops confidence and punctuation of words. */
const answerSchema = z.object({
  results: z.object({
    channels: z.tuple([
      z.object({
        alternatives: z.tuple([
          z.object({
            words: z.array(
              z.object({
                ...{ word: z.string(), start: z.number(), end: z.number() },
                ...{ punctuated_word: z.string().optional(), confidence: z.number().optional() },
              }),
            ),
          }),
        ]),
      }),
    ]),
  }),
})

/** Speech recognition by a model of Deepgram. */
export function createDeepgramTranscriber(provider: Provider, model: string): Transcriber {
  return createPartsTranscriber(provider, model, async (part, language, call) => {
    const { createDeepgram } = await import('@ai-sdk/deepgram')
    const spoken = language.split('-')[0] ?? 'en'
    const made = await callModel(
      provider,
      {
        ...{ model, request: [part.bytes, spoken], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
        run: (send) =>
          createDeepgram({ apiKey: CONNECTION.apiKey, fetch: send })
            .transcription(model)
            .doGenerate({
              ...{ audio: part.bytes, mediaType: part.contentType },
              providerOptions: { deepgram: { language: spoken, punctuate: true } },
              ...(call?.signal && { abortSignal: call.signal }),
            }),
      },
      call,
    )
    return wordsOf(provider, made.response.body, part)
  })
}

function wordsOf({ label }: Provider, body: unknown, { offset }: RecordingPart) {
  const answer = answerSchema.safeParse(body)
  if (!answer.success) throw new PossiblyCharged(`${label} returned an unexpected response`)
  const [{ alternatives }] = answer.data.results.channels
  const words = alternatives[0].words.map(({ word, punctuated_word: said = word, ...rest }) => ({
    ...rest,
    word: said,
  }))
  return wordsOfAnswer({ words }, offset)
}
