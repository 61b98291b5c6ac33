import { expect, it } from 'vitest'
import { charactersPerSecond, translatedLength, fitPercent, translationFit } from './text-length.ts'

it('a text stays as long in its own language', () => {
  expect(translatedLength('x'.repeat(160), 'en-US', 'en-GB')).toEqual({ about: 160, most: 160 })
})

it('a translation is priced with half as much again, and by signs where a language is written in them', () => {
  expect(translatedLength('x'.repeat(160), 'en', 'de')).toEqual({ about: 160, most: 240 })
  expect(translatedLength('x'.repeat(160), 'en', 'ja')).toEqual({ about: 50, most: 75 })
  expect(translatedLength('字'.repeat(50), 'zh-CN', 'en')).toEqual({ about: 160, most: 240 })
})

it('signs are spoken slower than letters', () => {
  expect(['ja', 'zh-TW', 'ko', 'en', 'jam'].map(charactersPerSecond)).toEqual([5, 5, 5, 16, 16])
})

const fit = (originalMs: number | null, spokenMs: number | null, isTranslated = true) =>
  translationFit({ isTranslated, originalMs, spokenMs })

it('the fit of a translation allows a tenth, and beyond it returns the direction', () => {
  expect([fit(2000, 2200), fit(2000, 1800), fit(2000, 2220), fit(2000, 1780)]).toEqual([
    'FITS',
    'FITS',
    'LONGER',
    'SHORTER',
  ])
})

it('the fit of a translation is measured only once it is translated and spoken, and with a silent original it is never too long', () => {
  expect([fit(2000, 2000, false), fit(2000, null), fit(null, 9000)]).toEqual(['NOT_TRANSLATED', 'NOT_SPOKEN', 'FITS'])
  expect([fitPercent(2000, 2500), fitPercent(2000, 1500), fitPercent(null, 1), fitPercent(0, 1)]).toEqual([
    25,
    -25,
    null,
    null,
  ])
})
