import { expect, it } from 'vitest'
import { beginsAgain } from './begins-again.ts'

it('music that is shorter than its film says after how long it begins again, and what lasts says nothing', () => {
  expect(beginsAgain(60_000, 130_000)).toBe('Loops after 1:00')
  expect(beginsAgain(59_900, 60_000)).toBe('Loops after 0:59')
  expect(beginsAgain(60_000, 60_000)).toBeNull()
  expect(beginsAgain(90_000, 60_000)).toBeNull()
  // Its length is not known.
  expect(beginsAgain(0, 60_000)).toBeNull()
})
