import type { TranslationFit } from '#generated/schema.ts'

export type { TranslationFit }

/** A speech that differs by no more than this share still fits the original's pictures and music. */
export const FIT_SHARE = 0.1

interface Spoken {
  isTranslated: boolean
  /** ms; null when the original was silent. */
  originalMs: number | null
  /** ms of the translated speech; null until it is spoken. */
  spokenMs: number | null
}

/** How long a translated scene's speech is beside the original's. Nothing is ever cut: a longer one makes its scene longer. */
export function translationFit({ isTranslated, originalMs, spokenMs }: Spoken): TranslationFit {
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
