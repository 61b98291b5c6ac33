import type Stripe from 'stripe'
import { describe, expect, it, test } from 'vitest'
import { readStripeCheckout, readStripeSubscription, referencesIn } from './stripe-facts.ts'

const priceIdOf = (id: string) => Promise.resolve(`own ${id}`)

/** A Stripe that knows one checkout. */
const checkoutOf = (session: object) =>
  readStripeCheckout(
    { checkout: { sessions: { retrieve: () => Promise.resolve(session) } } } as unknown as Stripe,
    'checkout',
  )

describe('a checkout', () => {
  const complete = { status: 'complete', payment_status: 'unpaid' }

  it.each([
    ['is open', { status: 'open', payment_status: 'unpaid' }, 'OPEN'],
    ['has expired', { status: 'expired', payment_status: 'unpaid' }, 'EXPIRED'],
    ['is paid', { status: 'complete', payment_status: 'paid' }, 'PAID'],
    ['costs nothing', { status: 'complete', payment_status: 'no_payment_required' }, 'PAID'],
    ['is paid while it is open', { status: 'open', payment_status: 'paid' }, 'PAID'],
    ['is paid by bank debit', { ...complete, payment_intent: { id: 'i', status: 'processing' } }, 'PROCESSING'],
    ['is complete, as far as is known', { ...complete, payment_intent: 'i' }, 'PROCESSING'],
    [
      'could not be debited',
      { ...complete, payment_intent: { id: 'i', status: 'requires_payment_method' } },
      'EXPIRED',
    ],
    ['was stopped', { ...complete, payment_intent: { id: 'i', status: 'canceled' } }, 'EXPIRED'],
    [
      'was paid back',
      { status: 'complete', payment_status: 'paid', payment_intent: { id: 'i', latest_charge: { refunded: true } } },
      'REFUNDED',
    ],
    [
      'was paid back in part',
      { status: 'complete', payment_status: 'paid', payment_intent: { id: 'i', latest_charge: { refunded: false } } },
      'PAID',
    ],
    [
      'has a charge that is not looked at',
      { status: 'complete', payment_status: 'paid', payment_intent: { id: 'i', latest_charge: 'c' } },
      'PAID',
    ],
    ['has no payment', { status: 'complete', payment_status: 'paid', payment_intent: null }, 'PAID'],
  ])('a checkout that %s', async (_, session, status) => {
    expect((await checkoutOf(session)).status).toBe(status)
  })

  it('a checkout names its subscription, its payment and its invoice, whole or by their ids', async () => {
    const session = { status: 'complete', payment_status: 'paid' }
    const whole = { subscription: { id: 'sub' }, payment_intent: { id: 'pay' }, invoice: { hosted_invoice_url: 'url' } }
    expect(await checkoutOf({ ...session, ...whole })).toEqual({
      ...{ status: 'PAID', subscriptionReference: 'sub', paymentReference: 'pay', invoiceUrl: 'url' },
    })
    expect(await checkoutOf({ ...session, subscription: 'sub', payment_intent: 'pay', invoice: 'inv' })).toMatchObject({
      ...{ subscriptionReference: 'sub', paymentReference: 'pay', invoiceUrl: null },
    })
    expect(await checkoutOf({ ...session, subscription: null, invoice: null })).toMatchObject({
      ...{ subscriptionReference: null, paymentReference: null, invoiceUrl: null },
    })
    expect((await checkoutOf({ ...session, invoice: {} })).invoiceUrl).toBeNull()
  })
})

interface Invoice {
  id?: string
  status?: string
  lines?: { data: object[] }
}

const line = (amount: number, price: unknown = 'month') => ({
  amount,
  period: { start: 1_000, end: 2_000 },
  pricing: { price_details: { price } },
})

/** A Stripe that knows one subscription. */
function subscriptionOf(subscription: object, invoices: readonly Invoice[] = [], intent: unknown = { id: 'pay' }) {
  const asked: unknown[] = []
  const stripe = {
    subscriptions: {
      retrieve: () =>
        Promise.resolve({
          ...{ status: 'active', cancel_at_period_end: false, items: { data: [{ price: { id: 'month' } }] } },
          ...subscription,
        }),
    },
    invoices: {
      list(query: unknown) {
        asked.push(query)
        const plain = { status: 'paid', amount_due: 500, amount_paid: 400, hosted_invoice_url: 'url' }
        return Promise.resolve({
          data: invoices.map((each) => ({ id: 'inv', ...plain, lines: { data: [line(1)] }, ...each })),
        })
      },
    },
    invoicePayments: {
      list(query: unknown) {
        asked.push(query)
        return Promise.resolve({ data: intent === null ? [] : [{ payment: { payment_intent: intent } }] })
      },
    },
  }
  const read = readStripeSubscription(stripe as unknown as Stripe, 'sub', priceIdOf)
  return read.then((facts) => ({ ...facts, asked }))
}

describe('a subscription', () => {
  it.each([
    ['active', 'ACTIVE'],
    ['trialing', 'ACTIVE'],
    ['incomplete', 'WAITING'],
    ['canceled', 'ENDED'],
    ['incomplete_expired', 'ENDED'],
    ['past_due', 'PAST_DUE'],
    ['unpaid', 'PAST_DUE'],
    ['paused', 'PAST_DUE'],
  ])('a subscription that is %s', async (status, expected) => {
    expect((await subscriptionOf({ status })).status).toBe(expected)
  })

  it('a subscription has its next period and whether it renews', async () => {
    expect(await subscriptionOf({})).toMatchObject({ priceId: 'own month', renews: true, payments: [] })
    expect(await subscriptionOf({ cancel_at_period_end: true, items: { data: [] } })).toMatchObject({
      ...{ priceId: 'own ', renews: false },
    })
  })

  it('a paid invoice is a payment with its product, its period and its payment id', async () => {
    const { payments, asked } = await subscriptionOf({}, [
      { lines: { data: [line(-300, 'old'), line(700, { id: 'new' })] } },
    ])
    expect(payments).toEqual([
      {
        ...{ reference: 'inv', paymentReference: 'pay', priceId: 'own new', status: 'PAID', amount: 400 },
        ...{ startsAt: new Date(1_000_000), endsAt: new Date(2_000_000), invoiceUrl: 'url' },
      },
    ])
    expect(asked).toEqual([
      { subscription: 'sub', limit: 100 },
      { invoice: 'inv', status: 'paid', expand: ['data.payment.payment_intent.latest_charge'] },
    ])
  })

  it('an open invoice is a due payment, and is not paid', async () => {
    const { payments, asked } = await subscriptionOf({}, [{ status: 'open' }])
    expect(payments).toMatchObject([{ status: 'OPEN', amount: 500, paymentReference: null }])
    expect(asked).toHaveLength(1)
  })

  it('a paid invoice of nothing has no payment', async () => {
    const { payments, asked } = await subscriptionOf({}, [{ amount_paid: 0 } as Invoice])
    expect(payments).toMatchObject([{ status: 'PAID', amount: 0, paymentReference: null }])
    expect(asked).toHaveLength(1)
  })

  it('a refunded invoice is refunded', async () => {
    const refunded = { id: 'pay', latest_charge: { refunded: true } }
    expect((await subscriptionOf({}, [{}], refunded)).payments).toMatchObject([{ status: 'REFUNDED' }])
    expect((await subscriptionOf({}, [{ status: 'open' }], refunded)).payments).toMatchObject([{ status: 'OPEN' }])
    expect((await subscriptionOf({}, [{}], 'pay')).payments).toMatchObject([{ paymentReference: null, status: 'PAID' }])
    expect((await subscriptionOf({}, [{}], null)).payments).toMatchObject([{ paymentReference: null }])
  })

  it.each([
    ['a draft', { status: 'draft' }],
    ['void', { status: 'void' }],
    ['uncollectible', { status: 'uncollectible' }],
    ['without a line', { lines: { data: [] } }],
    ['for no price of ours', { lines: { data: [line(1, null)] } }],
  ])('an invoice that is %s is no payment, and the others are', async (_, invoice) => {
    const { payments } = await subscriptionOf({}, [invoice, { id: 'other' }])
    expect(payments).toMatchObject([{ reference: 'other' }])
  })

  it('an invoice without a URL has none', async () => {
    expect((await subscriptionOf({}, [{ hosted_invoice_url: undefined } as Invoice])).payments).toMatchObject([
      { invoiceUrl: null },
    ])
  })
})

test('the ids in a message that can be ours are found at every position, once each, and no other', () => {
  expect(
    referencesIn({
      ...{ id: 'one', client_reference_id: 'two', description: 'x', amount: 5 },
      ...{ metadata: { own_id: 'three', other: 'x' }, parent: { details: { subscription: 'four' } } },
      ...{ subscription: 'four', payment_intent: { id: 'five' }, nothing: null, list: [{ id: 'x' }] },
    }),
  ).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(referencesIn({ payment_intent: 'six' })).toEqual(['six'])
})
