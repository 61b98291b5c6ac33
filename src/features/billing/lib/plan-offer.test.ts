import { expect, it } from 'vitest'
import type { ProductPrice, Subscription } from '#generated/schema.ts'
import { findPrice, PLANS, pricesIn } from '#src/domain/plans.ts'
import { planLine } from './plan-line.ts'
import { planOffer } from './plan-offer.ts'

const plan = (priceId: string, change: Partial<Subscription> = {}): Subscription => {
  const price = findPrice(priceId)
  if (!price) throw new Error(`Nothing costs ${priceId}`)
  const { premiumType, interval, amount, currency } = price
  return {
    ...{ subscription_id: 's', status: 'ACTIVE', price_id: priceId, premium_type: premiumType, interval },
    ...{ amount, currency, provider: 'STRIPE', checkout_url: null, return_path: null },
    ...{ current_period_ends_at: '2026-02-01T12:00:00.000Z', next_price_id: null, cancelled_at: null },
    ...{ grace_ends_at: null, created_at: '2026-01-01T00:00:00.000Z', ...change },
  }
}
const offered = (priceId: string, running: Subscription | null) => {
  const price = findPrice(priceId)
  if (!price) throw new Error(`Nothing costs ${priceId}`)
  const { premiumType, interval, currency } = price
  const sold = { price_id: priceId, premium_type: premiumType, name: PLANS[premiumType].name, interval, currency }
  const { kind, ...more } = planOffer(sold as ProductPrice, running)
  return [kind, ...Object.values(more)].join(': ')
}

it.each([
  ['pro-month-usd', null, 'choose'],
  ['pro-month-usd', plan('pro-month-usd'), 'present'],
  ['pro-month-usd', plan('creator-month-usd'), 'change: Change to Pro'],
  ['creator-month-usd', plan('pro-month-usd'), 'change: Change to Creator'],
  ['creator-month-usd', plan('pro-month-usd', { next_price_id: 'creator-month-usd' }), 'next'],
  ['pro-month-usd', plan('pro-month-usd', { next_price_id: 'creator-month-usd' }), 'change: Stay on Pro'],
  ['pro-month-usd', plan('creator-month-usd', { status: 'CANCELLED' }), 'impossible: Resume your plan first'],
  ['pro-month-usd', plan('creator-month-usd', { status: 'PAST_DUE' }), 'impossible: Pay the amount due first'],
  ['pro-month-usd', plan('pro-month-usd', { status: 'PENDING' }), 'impossible: Your payment is being confirmed'],
  ['pro-month-usd', plan('creator-year-usd'), 'impossible: Available when your year ends'],
  ['pro-month-eur', plan('creator-month-usd'), 'impossible: Your plan is billed in USD'],
  ['creator-year-usd', plan('pro-month-usd'), 'impossible: Switch to its monthly plan first'],
] as const)('the offer of a plan of %s depends on the plan that runs (%#)', (priceId, running, offer) => {
  expect(offered(priceId, running)).toBe(offer)
})

it.each([
  [{}, 'Renews on 1 February 2026'],
  [{ status: 'PENDING' }, 'Starts when the payment is confirmed'],
  [{ status: 'CANCELLED' }, 'Cancelled. Active until 1 February 2026'],
  [{ status: 'PAST_DUE', grace_ends_at: '2026-02-08T12:00:00.000Z' }, 'Renewal unpaid. Active until 8 February 2026'],
  [{ next_price_id: 'creator-month-usd' }, 'Changes to Creator, monthly on 1 February 2026'],
  [{ status: 'EXPIRED' }, 'Ended'],
] as const)('the line about a running plan says its state: %j', (change, line) => {
  expect(planLine(plan('pro-month-usd', change))).toBe(line)
})

it('a year costs ten months', () => {
  for (const year of pricesIn('EUR').filter(({ interval }) => interval === 'YEAR')) {
    const month = pricesIn('EUR').find((price) => price.interval === 'MONTH' && price.premiumType === year.premiumType)
    expect(year.amount).toBe((month?.amount ?? 0) * 10)
  }
})
