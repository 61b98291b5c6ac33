import { expect, it } from 'vitest'
import { formatCreditBalance } from './credit-format.ts'

it.each([
  [0, '0.00'],
  [12.5, '12.50'],
  [1000, '1000.00'],
  [1000.01, '1.00K'],
  [1500, '1.50K'],
  [1_234_567, '1234.57K'],
  [-3, '-3.00'],
])('%s credits read %s', (credits, text) => expect(formatCreditBalance(credits)).toBe(text))
