import { expect, it } from 'vitest'
import { measureQuote } from './quote.mjs'
import { measureStaleMarks } from './stale-marks.mjs'

// The two figures that give the rules rows of their own making: no compiler tells them when a rule reads one more field.
it('the bench still measures a quote and the stale marks of 200 scenes against 20', async () => {
  for (const measure of [measureQuote, measureStaleMarks]) {
    const { ms, growth } = await measure()
    expect(ms).toBeGreaterThan(0)
    expect(growth).toBeGreaterThan(1)
  }
})
