import { expect, it } from 'vitest'
import type { PurchaseRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import { presentPurchase, presentSubscription } from './subscriptions.ts'

const AT = new Date('2030-01-01T12:00:00Z')

const plan: SubscriptionRow = {
  ...{ id: 'plan-1', userId: 'ada', priceId: 'pro-year-eur', premiumType: 'PRO', amount: 9900, currency: 'EUR' },
  ...{ status: 'PENDING', provider: 'STRIPE', checkoutReference: 'cs_1', providerReference: 'sub_1' },
  ...{ checkoutUrl: 'https://pay.example/1', returnPath: '/story/1', currentPeriodEndsAt: null, nextPriceId: null },
  ...{ graceEndsAt: null, cancelledAt: null, revision: 0, createdAt: AT, updatedAt: AT },
}

it('a plan that is not paid yet has its payment URL, and none of the payment provider’s ids', () => {
  expect(presentSubscription(plan)).toEqual({
    ...{ subscription_id: 'plan-1', status: 'PENDING', price_id: 'pro-year-eur', premium_type: 'PRO' },
    ...{ interval: 'YEAR', amount: 9900, currency: 'EUR', provider: 'STRIPE' },
    ...{ checkout_url: 'https://pay.example/1', return_path: '/story/1', current_period_ends_at: null },
    ...{ next_price_id: null, grace_ends_at: null, cancelled_at: null, created_at: '2030-01-01T12:00:00.000Z' },
  })
})

it('a running plan has its end and its successor, and no payment URL', () => {
  const day = (date: number) => new Date(Date.UTC(2030, 1, date))
  const running: Partial<SubscriptionRow> = {
    ...{ status: 'ACTIVE', nextPriceId: 'creator-month-eur', currentPeriodEndsAt: day(1) },
    ...{ graceEndsAt: day(2), cancelledAt: day(3) },
  }
  expect(presentSubscription({ ...plan, ...running })).toMatchObject({
    ...{ status: 'ACTIVE', checkout_url: null, next_price_id: 'creator-month-eur' },
    ...{ current_period_ends_at: '2030-02-01T00:00:00.000Z', grace_ends_at: '2030-02-02T00:00:00.000Z' },
    cancelled_at: '2030-02-03T00:00:00.000Z',
  })
})

it('a plan at a price that is no longer sold is called a monthly one', () => {
  expect(presentSubscription({ ...plan, priceId: 'old' })).toMatchObject({ price_id: 'old', interval: 'MONTH' })
})

it('a credit purchase has its payment URL until it is paid', () => {
  const purchase = {
    ...{ id: 'purchase-1', userId: 'ada', packId: 'small', credits: 200, amount: 900, currency: 'USD' },
    ...{ status: 'PENDING', provider: 'DEMO', checkoutUrl: '/pay/1', returnPath: '/account', createdAt: AT },
  } as PurchaseRow
  const shown = {
    ...{ purchase_id: 'purchase-1', status: 'PENDING', pack_id: 'small', credits: 200, amount: 900, currency: 'USD' },
    ...{ provider: 'DEMO', checkout_url: '/pay/1', return_path: '/account', created_at: '2030-01-01T12:00:00.000Z' },
  }
  expect(presentPurchase(purchase)).toEqual(shown)
  expect(presentPurchase({ ...purchase, status: 'PAID' })).toEqual({
    ...shown,
    ...{ status: 'PAID', checkout_url: null },
  })
})
