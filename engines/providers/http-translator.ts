import * as z from 'zod'
import { EngineError, type Translator } from '#engines/ports.ts'

export interface TranslatorSettings {
  /** Address that takes `POST {q, source, target, format}` as LibreTranslate's `/translate` does. */
  url: string
  /** Sent as `api_key`; null: none. */
  key: string | null
  /** Name that people read. */
  label: string
}

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = 60_000

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** Translation over HTTP, by any service that speaks LibreTranslate's form. */
export function createHttpTranslator({ url, key, label }: TranslatorSettings): Translator {
  return {
    info: { label, builtIn: false },
    async translate({ texts, from, to }) {
      const languages = { source: serviceCode(from), target: serviceCode(to) }
      const body = { q: texts, ...languages, format: 'text', ...(key === null ? {} : { api_key: key }) }
      const { translatedText } = await ask(url, body)
      if (translatedText.length !== texts.length)
        throw new EngineError('The translation service answered another number of texts')
      // A text that came back empty would silence a scene.
      if (translatedText.some((text, at) => text.trim() === '' && texts[at]?.trim() !== ''))
        throw new EngineError('The translation service left a text out')
      return translatedText.map((text) => text.trim())
    },
  }
}

async function ask(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // Without an answer, or when it is busy, it is tried again: that is no EngineError.
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The translation service answered ${response.status}`)
  if (!response.ok) throw new EngineError(`The translation service refused the text (${response.status})`)
  const answer = answerSchema.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new EngineError('The translation service answered without texts')
  return answer.data
}

/** The service knows languages, not regions; of Chinese, both scripts. */
function serviceCode(language: string): string {
  if (language === 'zh-TW') return 'zh-Hant'
  if (language === 'zh-CN') return 'zh-Hans'
  return language.split('-')[0] ?? language
}
