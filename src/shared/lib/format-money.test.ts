import { expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

it('money is written with its sign, and without decimals where it has none', () => {
  expect(formatMoney(1_900, 'USD')).toBe('$19')
  expect(formatMoney(612, 'EUR')).toBe('€6.12')
  expect(formatMoney(350, 'GBP')).toBe('£3.50')
  expect(formatMoney(24_990_00, 'INR')).toBe('₹24,990')
})
