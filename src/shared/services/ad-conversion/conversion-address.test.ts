import { expect, it } from 'vitest'
import { conversionAddress } from './ad-conversions.tsx'

const TEMPLATE = 'https://ads.example/1/?v={value}&c={currency}&o={order}'

it.each([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['GBP', 'GBP'],
])('a payment in %s is reported as %s, in whole units, with its number', (currency, code) => {
  expect(conversionAddress(TEMPLATE, { id: 'p 1&2', amount: 1_950, currency })).toBe(
    `https://ads.example/1/?v=19.50&c=${code}&o=p%201%262`,
  )
})

it('a URL with encoded placeholders is filled as well', () => {
  expect(conversionAddress('https://ads.example/?v=%7Bvalue%7D', { id: 'p', amount: 5, currency: '$' })).toBe(
    'https://ads.example/?v=0.05',
  )
})
