import type { Voice } from '#generated/schema.ts'

/** Voices that speak a language: those of its region, else those of any. */
export function voicesOf(voices: readonly Voice[], language: string): Voice[] {
  const exact = voices.filter((voice) => voice.language === language)
  if (exact.length > 0) return exact
  const [primary] = language.split('-')
  return voices.filter((voice) => voice.language.split('-')[0] === primary)
}
