import { createHttpTranslator, type TranslatorSettings } from '#engines/providers/http-translator.ts'
import { createWhisperTranscriber, type WhisperSettings } from '#engines/providers/whisper.ts'
import type { Transcriber, Translator } from '#engines/ports.ts'
import type { OpenAccount } from './provider-accounts.ts'

/** Calls at once to a service that is named by its address alone. */
const LIMIT = 4

/** The service of `WHISPER_URL`. */
export function openTranscriber(open: OpenAccount, { url, key, model }: WhisperSettings): Transcriber {
  const headers = (token: string) => ({ Authorization: `Bearer ${token}` })
  const form = { id: 'whisper', label: 'The transcription service', headers }
  return createWhisperTranscriber(open(form, { url, key, limit: LIMIT }), model)
}

/** The service of `TRANSLATE_URL`. Its key goes along in what is sent. */
export function openTranslator(open: OpenAccount, settings: TranslatorSettings): Translator {
  const form = { id: 'translate', label: 'The translation service', headers: () => ({}) }
  return createHttpTranslator(open(form, { ...settings, limit: LIMIT }), settings)
}
