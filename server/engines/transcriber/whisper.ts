import * as z from 'zod'
import { EngineError, type Transcriber } from '../ports.ts'
import { alignTyped } from './align-typed.ts'

export interface WhisperSettings {
  /** Address that takes `POST` of a form as OpenAI's `/v1/audio/transcriptions` does. */
  url: string
  /** Sent as a bearer token; null: none. */
  key: string | null
  model: string
}

/** Longest wait for an answer, ms. */
const PATIENCE = 120_000

const answerSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })),
})

/** Speech recognition over HTTP, by any service that speaks Whisper's form. Words that a person typed are only laid onto the sound. */
export function createWhisperTranscriber({ url, key, model }: WhisperSettings): Transcriber {
  return {
    info: { label: model, builtIn: false },
    understandsSpeech: true,
    async transcribe(request) {
      if (request.text !== undefined) return alignTyped(request)
      const { recording, contentType, language } = request
      const form = new FormData()
      form.set(
        'file',
        new Blob([new Uint8Array(recording)], { type: contentType }),
        `voice.${extensionOf(contentType)}`,
      )
      form.set('model', model)
      form.set('language', language.split('-')[0] ?? 'en')
      form.set('response_format', 'verbose_json')
      form.append('timestamp_granularities[]', 'word')
      const { text, words } = await ask(url, { key, form })
      if (words.length === 0) throw new EngineError('Nothing is heard in this recording')
      return { text: text.trim(), words: inOrder(words) }
    },
  }
}

async function ask(url: string, { key, form }: { key: string | null; form: FormData }) {
  const headers = new Headers(key === null ? [] : [['Authorization', `Bearer ${key}`]])
  const signal = AbortSignal.timeout(PATIENCE)
  // Without an answer it is tried again: that is no EngineError.
  const response = await fetch(url, { method: 'POST', body: form, headers, signal })
  if (response.status >= 500) throw new Error(`The transcription service answered ${response.status}`)
  if (!response.ok) throw new EngineError(`The transcription service refused the recording (${response.status})`)
  const answer = answerSchema.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new EngineError('The transcription service answered without words and times')
  return answer.data
}

const extensionOf = (contentType: string) => contentType.split('/')[1]?.replace('mpeg', 'mp3') ?? 'wav'

/** Seconds as ms; services overlap neighbours by rounding. */
function inOrder(words: readonly { word: string; start: number; end: number }[]) {
  let reached = 0
  return words.map(({ word, start, end }) => {
    const from = Math.max(reached, Math.round(start * 1000))
    reached = Math.max(from, Math.round(end * 1000))
    return { word: word.trim(), start: from, end: reached }
  })
}
