import { isSameLanguage } from '#src/domain/languages.ts'
import type { LanguagePair } from './browser-apis.ts'
import { createOptions, modelLanguage, useBrowserWork, type BrowserWork, type WorkCall } from './browser-work.ts'

const pairOf = (from: string, to: string): LanguagePair => ({
  sourceLanguage: modelLanguage(from),
  targetLanguage: modelLanguage(to),
})

/** The browser's translator for two languages, as BCP 47 tags; unavailable where they are the same one. */
export function useBrowserTranslator(from: string, to: string): BrowserWork {
  return useBrowserWork(['translator', from, to], () =>
    to === '' || isSameLanguage(from, to) ? undefined : globalThis.Translator?.availability(pairOf(from, to)),
  )
}

/**
 * Translates texts one after the other and puts them into `done`, by their originals; what is there already is not translated again.
 * Rejects at the first failure, and when it is cancelled: what was done by then stays in `done`.
 */
export async function translateTexts(
  { texts, from, to, done }: { texts: readonly string[]; from: string; to: string; done: Map<string, string> },
  call: WorkCall,
): Promise<void> {
  const open = [...new Set(texts)].filter((text) => !done.has(text))
  if (open.length === 0) return
  const translator = await globalThis.Translator?.create({ ...pairOf(from, to), ...createOptions(call) })
  if (!translator) throw new DOMException('The browser has no translator', 'NotSupportedError')
  try {
    for (const [at, text] of open.entries()) {
      call.report({ step: 'working', share: at / open.length })
      const translated = await translator.translate(text, { signal: call.signal })
      if (translated.trim() !== '') done.set(text, translated)
    }
  } finally {
    translator.destroy()
  }
}
