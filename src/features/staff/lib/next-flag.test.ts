import { expect, it } from 'vitest'
import { nextFlag } from './next-flag.ts'

it('the next flag is the first one after the current position, and after the last one the first', () => {
  const flags = [{ at_ms: 1_000 }, { at_ms: 4_000 }]
  expect(nextFlag(flags, 0)?.at_ms).toBe(1_000)
  expect(nextFlag(flags, 1_000)?.at_ms).toBe(4_000)
  expect(nextFlag(flags, 4_000)?.at_ms).toBe(1_000)
  expect(nextFlag([], 0)).toBeUndefined()
})
