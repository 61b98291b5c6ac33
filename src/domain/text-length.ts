import { isSameLanguage } from './languages.ts'
import { FPS } from '#src/domain/frames.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import type { SceneTranslation } from '#generated/schema.ts'

/** A speech that differs by no more than this share still fits the original's images and music. */
const FIT_SHARE = 0.1

interface Spoken {
  isTranslated: boolean
  /** ms; null when the original was silent. */
  originalMs: number | null
  /** ms of the translated speech; null until it is spoken. */
  spokenMs: number | null
}

const DEFAULT_SECONDS = 30

/** The writer meets its target within a tenth. */
const WRITER_TOLERANCE = 1.1

/** A writer may be this much longer than it was asked to be before its text is refused or charged at its full length. */
const WRITTEN_ROOM = 1.1

export interface TextToWrite {
  /** PROMPT: a text is invented; SCRIPT: the text stays word for word. */
  kind: 'PROMPT' | 'SCRIPT'
  text: string
  /** BCP 47 */
  language: string
  /** Length that is wanted of an invented text; null: as long as writers make it by themselves. */
  seconds: number | null
  isPremium: boolean
}

/** Spoken in a second, pauses between words included: letters, or signs that stand for a syllable or a word. */
const LETTERS = 16
const SIGNS = 5
const SIGN_LANGUAGES = /^(?:ja|zh|ko)\b/u

/** Translations are longer or shorter than their originals, hardly ever by more. */
const TRANSLATED_ROOM = 1.5

/** Characters of a language that are spoken in a second. */
export const charactersPerSecond = (language: string): number => (SIGN_LANGUAGES.test(language) ? SIGNS : LETTERS)

/** Characters that a text will have in another language: about, and at most as far as a price is concerned. */
export function translatedLength(text: string, from: string, to: string): { about: number; most: number } {
  if (isSameLanguage(from, to)) return { about: text.length, most: text.length }
  const about = (text.length * charactersPerSecond(to)) / charactersPerSecond(from)
  return { about, most: about * TRANSLATED_ROOM }
}

/** Characters that a story's text will have: about, and at most as far as a price is concerned. */
export function writtenLength({ kind, text, language, seconds, isPremium }: TextToWrite): {
  about: number
  most: number
} {
  if (kind === 'SCRIPT') return { about: text.length, most: text.length }
  const about = writerTarget(seconds, isPremium) * charactersPerSecond(language)
  return { about, most: about * WRITTEN_ROOM }
}

/** Seconds to aim for, so that a story that comes out a tenth longer is still within the account's limit. */
export function writerTarget(wanted: number | null, isPremium: boolean): number {
  const most = lengthLimitFrames(isPremium) / FPS / WRITER_TOLERANCE
  return Math.min(wanted ?? DEFAULT_SECONDS, most)
}

/** How long a translated scene's speech is beside the original's. Nothing is ever cut: a longer one makes its scene longer. */
export function translationFit({ isTranslated, originalMs, spokenMs }: Spoken): SceneTranslation['fit'] {
  if (!isTranslated) return 'NOT_TRANSLATED'
  if (spokenMs === null) return 'NOT_SPOKEN'
  const change = fitPercent(originalMs, spokenMs)
  if (change === null || Math.abs(change) <= FIT_SHARE * 100) return 'FITS'
  return change > 0 ? 'LONGER' : 'SHORTER'
}

/** By how many percent a speech is longer (or, below 0, shorter) than the original's; null beside a silent one. */
export function fitPercent(originalMs: number | null, spokenMs: number | null): number | null {
  if (originalMs === null || originalMs <= 0 || spokenMs === null) return null
  return Math.round((spokenMs / originalMs - 1) * 100)
}
