import { isSameLanguage } from './languages.ts'
import { memoize } from './memoize.ts'

interface Speaker {
  id: string
  /** BCP 47. */
  language: string
}

/** Voices that speak a language: those of its region, else those of any; may be empty. */
export function voicesFor<Voice extends Speaker>(voices: readonly Voice[], language: string): Voice[] {
  const exact = voices.filter((voice) => voice.language === language)
  return exact.length > 0 ? exact : voices.filter((voice) => isSameLanguage(voice.language, language))
}

interface Spoken {
  text: string
  /** BCP 47 of the text. */
  language: string
  /** Ids of chosen voices, the nearest first: they precede those of the language, whatever their own is. */
  chosen: readonly (string | null | undefined)[]
  /** Id of the story's earlier voice without a choice: it precedes others if it speaks the language. */
  usual?: string | null | undefined
}

/**
 * The voice that speaks a text: the first chosen one there is, else the usual one, else the first of the language. null where no voice
 * speaks it: no voice of the language, letters that the voice cannot read, or nothing to say. Such a scene carries captions without a
 * voice-over.
 */
export function voiceFor<Voice extends Speaker>(
  voices: readonly Voice[],
  { text, language, chosen, usual }: Spoken,
): Voice | null {
  const wanted = chosen.flatMap((id) => voices.find((voice) => voice.id === id) ?? [])[0]
  const before = voices.find((voice) => voice.id === usual && isSameLanguage(voice.language, language))
  const voice = wanted ?? before ?? voicesFor(voices, language)[0]
  return voice && canRead(voice, text) ? voice : null
}

/** Whether most letters of a text are of the voice's script. Latin names stand in texts of every script. */
function canRead({ language }: Speaker, text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return false
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(lettersOf(language))?.length ?? 0
  return own * 2 >= all
}

/** Languages that write with several scripts at once. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}

/** By language: a story asks once for each of its scenes, and finding a script takes longer than reading a text. */
const lettersOf = memoize(100, (language) => {
  try {
    const script = new Intl.Locale(language).maximize().script ?? 'Latin'
    const scripts = new Set([...(MIXED[script] ?? [script]), 'Latin'])
    return new RegExp(`[${[...scripts].map((name) => `\\p{Script=${name}}`).join('')}]`, 'gu')
  } catch {
    // A private code for a language or a script.
    return /\p{Script=Latin}/gu
  }
})
