import { expect, it } from 'vitest'
import { fitPercent, translationFit } from './translation-fit.ts'

const fit = (originalMs: number | null, spokenMs: number | null, isTranslated = true) =>
  translationFit({ isTranslated, originalMs, spokenMs })

it('the fit of a translation fits up to a tenth, and says which way it does not', () => {
  expect([fit(2000, 2200), fit(2000, 1800), fit(2000, 2220), fit(2000, 1780)]).toEqual([
    'FITS',
    'FITS',
    'LONGER',
    'SHORTER',
  ])
})

it('the fit of a translation is measured only once it is translated and spoken, and beside a silent original nothing is too long', () => {
  expect([fit(2000, 2000, false), fit(2000, null), fit(null, 9000)]).toEqual(['NOT_TRANSLATED', 'NOT_SPOKEN', 'FITS'])
  expect([fitPercent(2000, 2500), fitPercent(2000, 1500), fitPercent(null, 1), fitPercent(0, 1)]).toEqual([
    25,
    -25,
    null,
    null,
  ])
})
