import type { Voice } from '#generated/schema.ts'

const baseOf = (language: string) => language.split('-', 1)[0]

/** The voices of a language, those of its region first; all voices when it has none. */
export function voicesFor(
  all: readonly Voice[],
  language: string,
): { voices: readonly Voice[]; isOwnLanguage: boolean } {
  const own = all.filter((voice) => baseOf(voice.language) === baseOf(language))
  if (own.length === 0) return { voices: all, isOwnLanguage: false }
  const near = own.filter((voice) => voice.language === language)
  return { voices: [...near, ...own.filter((voice) => voice.language !== language)], isOwnLanguage: true }
}
