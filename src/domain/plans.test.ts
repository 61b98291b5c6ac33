import { expect, it } from 'vitest'
import { type ChangeBegin, changeBegin, CURRENCIES, findPrice, PREMIUM_TYPES, pricesIn, priceTitle } from './plans.ts'

const price = (id: string) => {
  const found = findPrice(id)
  if (!found) throw new Error(`No price ${id}`)
  return found
}

it('every plan is sold by the month and by the year in every currency, the cheapest first', () => {
  for (const currency of CURRENCIES) {
    const amounts = pricesIn(currency).map(({ amount }) => amount)
    expect(amounts).toHaveLength(PREMIUM_TYPES.length * 2)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  }
})

it('a year costs as much as ten months', () => {
  expect(price('pro-month-usd')).toMatchObject({ premiumType: 'PRO', interval: 'MONTH', amount: 1_900 })
  expect(price('pro-year-usd')).toMatchObject({ interval: 'YEAR', amount: 19_000, currency: 'USD' })
  expect(findPrice('pro-week-usd')).toBeUndefined()
})

it('a price is named by its plan and interval', () => {
  expect(priceTitle(price('creator-month-eur'))).toBe('Creator, monthly')
  expect(priceTitle(price('studio-year-gbp'))).toBe('Studio, yearly')
})

it.each<[present: string, wanted: string, begins: ChangeBegin | null]>([
  ['creator-month-usd', 'pro-month-usd', 'NOW'],
  ['pro-month-usd', 'creator-month-usd', 'NEXT_PERIOD'],
  ['pro-month-usd', 'pro-month-usd', 'NEXT_PERIOD'],
  ['creator-year-usd', 'studio-year-usd', 'NOW'],
  ['studio-year-usd', 'creator-year-usd', 'NEXT_PERIOD'],
  ['pro-month-usd', 'pro-year-usd', 'NOW'],
  ['pro-month-usd', 'studio-year-usd', 'NOW'],
  ['pro-month-usd', 'creator-year-usd', null],
  ['pro-year-usd', 'pro-month-usd', null],
  ['pro-year-usd', 'studio-month-usd', null],
  ['pro-month-usd', 'studio-month-eur', null],
])('a plan of %s changes to %s: %s', (present, wanted, begins) => {
  expect(changeBegin(price(present), price(wanted))).toBe(begins)
})
