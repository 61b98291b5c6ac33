import { isSameLanguage } from './languages.ts'

/** Spoken in a second, pauses between words included: letters, or signs that stand for a syllable or a word. */
const LETTERS = 16
const SIGNS = 5
const SIGN_LANGUAGES = /^(?:ja|zh|ko)\b/u

/** Translations are longer or shorter than their originals, hardly ever by more. */
const ROOM = 1.5

/** Characters of a language that are spoken in a second. */
export const charactersPerSecond = (language: string): number => (SIGN_LANGUAGES.test(language) ? SIGNS : LETTERS)

/** Characters that a text will have in another language: about, and at most as far as a price is concerned. */
export function translatedLength(text: string, from: string, to: string): { about: number; most: number } {
  if (isSameLanguage(from, to)) return { about: text.length, most: text.length }
  const about = (text.length * charactersPerSecond(to)) / charactersPerSecond(from)
  return { about, most: about * ROOM }
}
