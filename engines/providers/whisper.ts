import type { EngineCall, RecordingPart, Transcriber } from '#engines/ports.ts'
import { parseJson } from './http/ask.ts'
import type { Provider } from './http/provider.ts'
import { createPartsTranscriber } from './transcribe-parts.ts'
import { wordsOfAnswer } from './whisper-answer.ts'

export interface WhisperSettings {
  /** URL that takes a form by `POST` like OpenAI's `/v1/audio/transcriptions`. */
  url: string
  /** Sent as a bearer token; null: none. */
  key: string | null
  model: string
}

/** Longest wait for the answer to a part of a recording, ms. */
const TIMEOUT_MS = 120_000
const MAX_BYTES = 20_000_000

/**
 * Speech recognition over HTTP, by any service compatible with Whisper.
 * @param service connected by the operator's URL
 */
export const createWhisperTranscriber = (service: Provider, model: string): Transcriber =>
  createPartsTranscriber(service, model, async (part, language, call) =>
    wordsOfAnswer(await ask(service, part, { model, language }, call), part.offset),
  )

/** A part of a recording in the form for services with word timestamps. */
export function transcriptionForm(
  part: RecordingPart,
  { model, language }: { model: string; language: string },
): FormData {
  const form = new FormData()
  const file = new Blob([new Uint8Array(part.bytes)], { type: part.contentType })
  form.set('file', file, `voice.${extensionOf(part.contentType)}`)
  form.set('model', model)
  form.set('language', language.split('-')[0] ?? 'en')
  form.set('response_format', 'verbose_json')
  form.append('timestamp_granularities[]', 'word')
  form.append('timestamp_granularities[]', 'segment')
  return form
}

async function ask(
  service: Provider,
  part: RecordingPart,
  { model, language }: { model: string; language: string },
  call: EngineCall | undefined,
) {
  const body = transcriptionForm(part, { model, language })
  const submit = (signal?: AbortSignal) => service.ask('', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
  return parseJson(await service.placeOrder(model, { request: [part.bytes, language], submit }, call))
}

const extensionOf = (contentType: string) => contentType.split('/')[1]?.replace('mpeg', 'mp3') ?? 'wav'
