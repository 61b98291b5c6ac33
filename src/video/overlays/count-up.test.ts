import { expect, test } from 'vitest'
import { countedUp } from './count-up.ts'

test.each([
  ['100 people', 0.5, '50 people'],
  ['1,250 subscribers', 0.5, '625 subscribers'],
  ['1,250,000', 0.5, '625,000'],
  ['3,000,000', 0.5, '1,500,000'],
  ['12.50 €', 0.5, '6.25 €'],
  ['1.234,50 €', 0.5, '617,25 €'],
  ['2\u202f000 m', 0.75, '1\u202f500 m'],
  ['up 40% of 80%', 0.5, 'up 20% of 80%'],
  ['1,250', 1, '1,250'],
  ['5% → 3%', 0.5, '5% → 4%'],
  ['€1,000 → €3,000', 0.25, '€1,000 → €1,500'],
  ['no number', 0.5, 'no number'],
])('the first number of %j, counted to %d, is %j', (text, share, counted) => {
  expect(countedUp(text, share)).toBe(counted)
})
