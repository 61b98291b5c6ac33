import { createHttpTranslator, type TranslatorSettings } from '#engines/providers/http-translator.ts'
import type { Memory } from '#engines/providers/http/memory.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { type FailureWatch, watchFailures } from '#engines/providers/http/watch-failures.ts'
import { createWhisperTranscriber, type WhisperSettings } from '#engines/providers/whisper.ts'
import type { EngineHealth, Transcriber, Translator } from '#engines/ports.ts'
import type { OpenAccount } from './provider-accounts.ts'

/** Parallel calls to a service that is named by its URL alone. */
const LIMIT = 4

const TRANSCRIPTION = { id: 'whisper', label: 'The transcription service' }
const TRANSLATION = { id: 'translate', label: 'The translation service' }

/** The service of `WHISPER_URL`. */
export function openTranscriber(open: OpenAccount, { url, key, model }: WhisperSettings): Transcriber {
  const headers = (token: string) => ({ Authorization: `Bearer ${token}` })
  return createWhisperTranscriber(open({ ...TRANSCRIPTION, headers }, { url, key, limit: LIMIT }), model)
}

/** The service of `TRANSLATE_URL`. Its key is part of the request. */
export function openTranslator(open: OpenAccount, settings: TranslatorSettings): Translator {
  return createHttpTranslator(open({ ...TRANSLATION, headers: () => ({}) }, { ...settings, limit: LIMIT }), settings)
}

interface PlainSettings {
  whisper: WhisperSettings | null
  translator: TranslatorSettings | null
}

export interface PlainServices {
  /** null: none was named. */
  transcriber: Transcriber | null
  translator: Translator | null
  /** Of those that were named. */
  health: () => Promise<(EngineHealth & { kind: 'TRANSCRIBER' | 'TRANSLATOR' })[]>
}

/** The services that are named by their URLs, and their health. */
export function openPlainServices(
  open: OpenAccount,
  { whisper, translator }: PlainSettings,
  memory: Memory,
): PlainServices {
  const failures = watchFailures(memory, Date.now)
  const watched: OpenAccount = (form, settings) => watchWork(failures, form.id, open(form, settings))
  return {
    transcriber: whisper && openTranscriber(watched, whisper),
    translator: translator && openTranslator(watched, translator),
    health: async () => [
      ...(whisper
        ? [{ kind: 'TRANSCRIBER' as const, label: whisper.model, ...(await factsOf(TRANSCRIPTION, whisper.model)) }]
        : []),
      ...(translator
        ? [{ kind: 'TRANSLATOR' as const, label: translator.label, ...(await factsOf(TRANSLATION, '')) }]
        : []),
    ],
  }

  async function factsOf({ id, label: provider }: typeof TRANSCRIPTION, model: string) {
    const { count, isFailing, last } = await failures.failuresOf(id, model)
    return { provider, limit: LIMIT, fallbacks: [], failures: count, isFailing, lastFailure: last, engine: null }
  }
}

/** A piece of work makes one or more requests; it fails once. */
const watchWork = (failures: FailureWatch, id: string, provider: Provider): Provider => ({
  ...provider,
  placeOrder: failures.watch(id, provider).placeOrder,
})
