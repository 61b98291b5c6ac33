import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256Of } from './sha256.ts'

it('a text has the hash that the standard gives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256Of(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})
