import { expect, it } from 'vitest'
import { measureQuote } from './quote.mjs'
import { measureStaleMarks } from './stale-marks.mjs'

// These two figures build rows for the rules themselves: no compiler reports when a rule reads one more field.
it('the benchmark measures a quote and the outdated assets of 200 scenes against 20', async () => {
  for (const measure of [measureQuote, measureStaleMarks]) {
    const { ms, growth } = await measure()
    expect(ms).toBeGreaterThan(0)
    expect(growth).toBeGreaterThan(1)
  }
})
