import * as z from 'zod'
import { EngineError, type EngineCall, type Translator } from '#engines/ports.ts'
import { parseJson } from './http/ask.ts'
import type { Provider } from './http/provider.ts'
import { plainText } from '#src/domain/plain-text.ts'

export interface TranslatorSettings {
  /** URL that takes `POST {q, source, target, format}` like LibreTranslate's `/translate`. */
  url: string
  /** Sent in the body, as `api_key`; null: none. */
  key: string | null
  /** Name shown to users. */
  label: string
}

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = 60_000
const MAX_BYTES = 8_000_000

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** Translation over HTTP, by any service compatible with LibreTranslate. `service` is connected by the operator's URL. */
export function createHttpTranslator(
  service: Provider,
  { key, label }: Pick<TranslatorSettings, 'key' | 'label'>,
): Translator {
  return {
    info: { label, builtIn: false },
    async translate({ texts, from, to }, call) {
      const languages = { source: serviceCode(from), target: serviceCode(to) }
      const body = { q: texts, ...languages, format: 'text', ...(key === null ? {} : { api_key: key }) }
      const { translatedText } = await ask(service, body, call)
      if (translatedText.length !== texts.length)
        throw new EngineError('The translation service returned a different number of texts')
      const plain = translatedText.map(plainText)
      // A text that came back empty would silence a scene.
      if (plain.some((text, at) => text === '' && texts[at]?.trim() !== ''))
        throw new EngineError('The translation service left out a text')
      return { texts: plain }
    },
  }
}

async function ask(service: Provider, body: object, call: EngineCall | undefined) {
  const submit = (signal?: AbortSignal) => service.ask('', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
  const answer = answerSchema.safeParse(parseJson(await service.placeOrder('', { request: body, submit }, call)))
  if (!answer.success) throw new EngineError('The translation service returned no texts')
  return answer.data
}

/** The service knows languages, not regions; of Chinese, both scripts. */
function serviceCode(language: string): string {
  if (language === 'zh-TW') return 'zh-Hant'
  if (language === 'zh-CN') return 'zh-Hans'
  return language.split('-')[0] ?? language
}
