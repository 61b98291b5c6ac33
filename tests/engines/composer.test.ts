import { expect, it } from 'vitest'
import type { EngineCall, Engines } from '#engines/ports.ts'
import { tryEngines } from './testing/try-engines.ts'

const SECONDS = 8
/** Real models only approximate the requested length. */
const NEAR_MS = 1_500

const compose = ({ composer }: Engines, call?: EngineCall) => {
  if (!composer) throw new Error('No composer')
  return composer.compose({ prompt: 'A slow piano over soft strings', seconds: SECONDS }, call)
}

tryEngines({
  port: 'MUSIC',
  work: compose,
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} composes a sound of the declared type and about the requested length`, async () => {
      const made = await compose(tried.engines)
      const { contentType, durationMs } = await inspect(made.bytes)
      expect(contentType).toBe(made.contentType)
      expect(contentType).toMatch(/^audio\//u)
      expect(Math.abs((durationMs ?? 0) - made.durationMs)).toBeLessThanOrEqual(1)
      expect(Math.abs(made.durationMs - SECONDS * 1_000)).toBeLessThan(NEAR_MS)
    })
  },
})
