import { expect, it } from 'vitest'
import { beginsAgain } from './begins-again.ts'

it('says after how long music that is shorter than its video restarts, and nothing for longer music', () => {
  expect(beginsAgain(60_000, 130_000)).toBe('Loops after 1:00')
  expect(beginsAgain(59_900, 60_000)).toBe('Loops after 0:59')
  expect(beginsAgain(60_000, 60_000)).toBeNull()
  expect(beginsAgain(90_000, 60_000)).toBeNull()
  // Its length is not known.
  expect(beginsAgain(0, 60_000)).toBeNull()
})
