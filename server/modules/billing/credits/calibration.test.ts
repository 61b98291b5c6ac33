import { expect, it } from 'vitest'
import { expectedOf } from './calibration.ts'

const price = { engine: 'Bella', most: 20, prices: { Bella: 12.5, Adam: 20 } }

it('a piece will probably cost what its engine asks for, as a share of it where work was cheaper lately', () => {
  expect(expectedOf(price, {})).toBe(12.5)
  expect(expectedOf(price, { Bella: 0.5, Adam: 0.1 })).toBe(6.3)
})

it('a piece will never cost more than is held for it', () => {
  expect(expectedOf(price, { Bella: 3 })).toBe(20)
  expect(expectedOf({ ...price, engine: 'Eve' }, {})).toBe(20)
})
