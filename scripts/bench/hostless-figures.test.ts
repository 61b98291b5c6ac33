import { expect, it } from 'vitest'
import { measureQuote } from './quote.mjs'
import { measureStaleMarks } from './stale-marks.mjs'

// The two figures that give the rules rows of their own making: no compiler tells them when a rule reads one more field.
it('the bench still measures a quote and the stale marks of 200 scenes', async () => {
  expect(await measureQuote()).toBeGreaterThan(0)
  expect(await measureStaleMarks()).toBeGreaterThan(0)
})
