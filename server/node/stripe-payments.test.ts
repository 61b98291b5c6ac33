import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { signInAgain } from '#server/modules/billing/testing/payer.ts'
import { planMonths, purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createStripePayments } from './stripe-payments.ts'
import { KEYS } from './testing/fake-stripe.ts'
import { setUpStripe } from './testing/set-up-stripe.ts'

const DAY_MS = 86_400_000
const { fake, payments, test, send, checkoutOf, subscribe: subscribeAs, close } = await setUpStripe()

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  fake.forget()
  ada = await test.user()
})
afterAll(close)

it('a message counts only with a signature over its exact bytes', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  const [payload = ''] = fake.pay(await checkoutOf(subscriptions, ada.id)).toReversed()
  expect(await send(payload, 'whsec_other')).toMatchObject({ status: 400, body: { error: 'SIGNATURE_INVALID' } })
  const signature = new Stripe(KEYS.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: KEYS.webhookSecret,
  })
  const headers = { 'Stripe-Signature': signature }
  const altered = await test.request('POST', '/payment_events/', { text: `${payload} `, headers })
  expect(altered.status).toBe(400)
  expect((await test.ok('getCurrentSubscription', { as: ada })).subscription).toBeNull()
  expect(await send(payload)).toMatchObject({ status: 200 })
  expect((await test.ok('getCurrentSubscription', { as: ada })).subscription).toMatchObject({ status: 'ACTIVE' })
})

it('Stripe’s own failures answer 503, and no answer contains a key', async () => {
  const away = createStripePayments(KEYS, { host: '127.0.0.1', port: 1, protocol: 'http', maxNetworkRetries: 0 })
  test.app.payments = away
  const answer = await test.call('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  test.app.payments = payments
  expect(answer.status).toBe(503)
  expect(JSON.stringify(answer)).not.toContain(KEYS.secretKey)
})

it('a larger plan costs the difference to what is paid, also while a smaller one waits for the next period', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  await send(fake.pay(await checkoutOf(subscriptions, ada.id))[0] ?? '')
  const { subscription } = await test.ok('getCurrentSubscription', { as: ada })
  const subscription_id = subscription?.subscription_id ?? ''
  const preview = () =>
    test.ok('previewSubscriptionChange', { as: ada, query: { subscription_id, price_id: 'studio-month-usd' } })
  const before = await preview()
  expect(before.amount_due).toBeGreaterThan(0)
  await test.ok('changeSubscription', {
    as: ada,
    body: { subscription_id, price_id: 'creator-month-usd', expected_amount: 0 },
  })
  expect(await preview()).toEqual(before)
})

it.each(['TOO_MANY', 'BROKEN', 'HALF_BODY'] as const)(
  'when Stripe answers %s nothing is half done, and the same call repeated is one purchase',
  async (kind) => {
    const key = crypto.randomUUID()
    const buy = () => test.call('createPurchase', { as: ada, body: { pack_id: 'credits-100-usd' }, key })
    fake.trouble(kind)
    const refused = await buy()
    expect(refused.status).toBe(503)
    expect(JSON.stringify(refused)).not.toContain(KEYS.secretKey)
    expect((await buy()).status).toBe(201)
    expect(await test.db.select().from(purchases)).toHaveLength(1)
    expect(fake.checkouts()).toHaveLength(1)
    const before = await test.balance(ada)
    const [paid = ''] = fake.pay(await checkoutOf(purchases, ada.id))
    // The message arrives while Stripe fails: it is refused, and Stripe sends it again.
    fake.trouble(kind)
    expect((await send(paid)).status).toBe(503)
    expect((await send(paid)).status).toBe(200)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(before + 100)
  },
)

const subscribe = () => subscribeAs(ada)
const plan = async () => (await test.ok('getCurrentSubscription', { as: ada })).subscription
/** The days until the next period, by the shared clock. */
async function wait(days: number) {
  for (let day = 0; day < days; day++) {
    test.clock.advance(DAY_MS)
    await test.runJobs()
  }
  ada = await signInAgain(test, ada)
}

it('a renewal that Stripe could not charge is past due for seven days, in which it can be paid', async () => {
  const reference = await subscribe()
  const before = await test.balance(ada)
  await wait(31)
  for (const message of fake.renew(reference, { isPaid: false })) await send(message)
  await test.runJobs()
  expect(await plan()).toMatchObject({ status: 'PAST_DUE', grace_ends_at: expect.any(String) })
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: true })
  await wait(6)
  for (const message of [...fake.recover(reference), ...fake.recover(reference)]) await send(message)
  await test.runJobs()
  expect(await plan()).toMatchObject({ status: 'ACTIVE', grace_ends_at: null })
  const paid = (await test.db.select().from(subscriptionPayments)).map(({ status }) => status)
  expect(paid).toEqual(['PAID', 'PAID'])
  expect(await test.db.select().from(planMonths)).toHaveLength(2)
  expect(await test.balance(ada)).toBeLessThanOrEqual(before + 400)
})

it('a plan that stays unpaid at Stripe ends after the seven days, at Stripe too', async () => {
  const reference = await subscribe()
  await wait(31)
  for (const message of fake.renew(reference, { isPaid: false })) await send(message)
  await wait(8)
  expect(fake.get(reference)['status']).toBe('canceled')
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
  expect((await test.db.select().from(subscriptions)).map(({ status }) => status)).toEqual(['EXPIRED'])
})

it('a plan’s invoice that Stripe refunded takes back the unspent credits of its month, once', async () => {
  const before = await test.balance(ada)
  const reference = await subscribe()
  expect(await test.balance(ada)).toBe(before + 400)
  for (const message of fake.refund(reference)) for (let copy = 0; copy < 2; copy++) await send(message)
  await test.runJobs()
  expect((await test.db.select().from(subscriptionPayments)).map(({ status }) => status)).toEqual(['REFUNDED'])
  expect(await test.balance(ada)).toBe(before)
  const { results } = await test.ok('listNotifications', { as: ada, query: {} })
  expect(results.filter(({ title }) => title === 'Your payment was refunded: Creator').map(({ text }) => text)).toEqual(
    ['400 unused credits were removed from your balance.'],
  )
})

it('payments are listed with Stripe’s invoices, also one that is written after its payment, and after a refund', async () => {
  await subscribe()
  const { purchase_id } = await test.ok('createPurchase', { as: ada, body: { pack_id: 'credits-100-usd' } })
  const checkout = await checkoutOf(purchases, ada.id)
  for (const message of fake.pay(checkout)) await send(message)
  await test.runJobs()
  const invoices = async () => {
    const { payments: paid } = await test.ok('listPayments', { as: ada })
    return paid.map(({ invoice_url, status }) => [invoice_url, status])
  }
  const plan = ['https://pay.example/in', 'PAID']
  expect(await invoices()).toEqual(expect.arrayContaining([plan, [null, 'PAID']]))
  for (const message of fake.invoiceOf(checkout)) await send(message)
  await test.runJobs()
  expect(await invoices()).toEqual(expect.arrayContaining([plan, ['https://pay.example/pack', 'PAID']]))
  for (const message of fake.refund(checkout)) await send(message)
  await test.runJobs()
  expect(await invoices()).toEqual(expect.arrayContaining([plan, ['https://pay.example/pack', 'REFUNDED']]))
  expect(await test.ok('getPurchase', { as: ada, params: { purchase_id } })).toMatchObject({ status: 'REFUNDED' })
})

it('credits with a pending payment are granted when it has arrived, and not before', async () => {
  const { purchase_id } = await test.ok('createPurchase', { as: ada, body: { pack_id: 'credits-100-usd' } })
  const checkout = await checkoutOf(purchases, ada.id)
  const before = await test.balance(ada)
  for (const message of fake.payLater(checkout)) await send(message)
  await test.runJobs()
  const read = () => test.ok('getPurchase', { as: ada, params: { purchase_id } })
  expect(await read()).toMatchObject({ status: 'PENDING' })
  expect(await test.balance(ada)).toBe(before)
  await wait(2)
  for (const message of fake.pay(checkout)) for (let copy = 0; copy < 2; copy++) await send(message)
  await test.runJobs()
  expect(await read()).toMatchObject({ status: 'PAID' })
  expect(await test.balance(ada)).toBe(before + 100)
})

it.each(['incomplete', 'active'] as const)(
  'a plan with a pending payment (%s at Stripe) begins when it has arrived, and not before',
  async (status) => {
    const before = await test.balance(ada)
    await test.ok('createSubscription', { as: ada, body: { price_id: 'creator-month-usd' } })
    const checkout = await checkoutOf(subscriptions, ada.id)
    for (const message of fake.payLater(checkout, { status })) await send(message)
    await test.runJobs()
    expect((await plan())?.status).not.toBe('ACTIVE')
    expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
    expect(await test.balance(ada)).toBe(before)
    await wait(2)
    expect(await test.balance(ada)).toBe(before)
    const reference = String(fake.get(checkout)['subscription'])
    for (const message of [...fake.recover(reference), ...fake.recover(reference)]) await send(message)
    await test.runJobs()
    expect(await plan()).toMatchObject({ status: 'ACTIVE' })
    expect(await test.db.select().from(planMonths)).toHaveLength(1)
    expect(await test.balance(ada)).toBe(before + 400)
  },
)

/** Whether each message arrives, how often, and in which order those of a day do. */
interface Fate {
  copies: number
  order: number
  days: number
}

async function live(fates: readonly Fate[]) {
  await test.reset()
  let payer = await test.user()
  const network: { body: string; day: number; order: number }[] = []
  let sent = 0
  const names = { subscription: '', checkout: '' }
  const own = async () => {
    const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, payer.id))
    return row?.id ?? ''
  }
  const change = async (price_id: string) => {
    const query = { subscription_id: await own(), price_id }
    const { amount_due } = await test.ok('previewSubscriptionChange', { as: payer, query })
    await test.ok('changeSubscription', { as: payer, body: { ...query, expected_amount: amount_due } })
    return []
  }
  const acts: Readonly<Record<number, () => Promise<string[]>>> = {
    0: async () => {
      await test.ok('createSubscription', { as: payer, body: { price_id: 'creator-month-usd' } })
      const events = fake.pay(await checkoutOf(subscriptions, payer.id))
      names.subscription = String(fake.get(await checkoutOf(subscriptions, payer.id))['subscription'])
      return events
    },
    1: async () => {
      await test.ok('createPurchase', { as: payer, body: { pack_id: 'credits-100-usd' } })
      names.checkout = await checkoutOf(purchases, payer.id)
      return fake.pay(names.checkout)
    },
    10: () => change('pro-month-usd'),
    11: async () => fake.refund(names.checkout),
    12: () => change('creator-month-usd'),
    // The card was declined, and works again three days later.
    31: async () => fake.renew(names.subscription, { isPaid: false }),
    34: async () => fake.recover(names.subscription),
    40: async () => {
      await test.ok('cancelSubscription', { as: payer, body: { subscription_id: await own() } })
      return []
    },
    59: async () => fake.renew(names.subscription, { isPaid: true }),
  }
  for (let day = 0; day < 64; day++) {
    for (const body of (await acts[day]?.()) ?? []) {
      const { copies, order, days } = fates[sent++ % fates.length] ?? { copies: 1, order: 0, days: 0 }
      for (let copy = 0; copy < copies; copy++) network.push({ body, day: day + days, order: order + copy })
    }
    const arriving = network.filter((message) => message.day === day).toSorted((one, other) => one.order - other.order)
    for (const { body } of arriving) expect((await send(body)).status).toBe(200)
    await test.runJobs()
    test.clock.advance(DAY_MS)
    payer = await signInAgain(test, payer)
  }
  const at = (moment: Date) => moment.toISOString()
  const { is_premium } = await test.ok('getUserDetails', { as: payer })
  return {
    is_premium,
    balance: await test.balance(payer),
    plan: (await test.db.select().from(subscriptions)).map(({ status, priceId }) => [status, priceId]),
    packs: (await test.db.select().from(purchases)).map(({ status }) => status),
    payments: (await test.db.select().from(subscriptionPayments))
      .map(({ priceId, amount, status, startsAt }) => [priceId, amount, status, at(startsAt)].join(' '))
      .sort(),
    months: (await test.db.select().from(planMonths))
      .map(({ credits, startsAt }) => `${at(startsAt)} ${credits}`)
      .sort(),
  }
}

it('messages of Stripe that come late, twice, in another order or never end in the same books', async () => {
  const expected = await live([{ copies: 1, order: 0, days: 0 }])
  expect(expected).toMatchObject({ is_premium: false, plan: [['EXPIRED', 'creator-month-usd']], packs: ['REFUNDED'] })
  expect(expected.months.map((month) => Number(month.split(' ')[1])).sort()).toEqual([400, 400, 600])
  const fate = fc.record({
    copies: fc.constantFrom(0, 1, 1, 2),
    order: fc.nat(9),
    days: fc.constantFrom(0, 0, 1, 3),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 3, maxLength: 9 }), async (fates) => {
      expect(await live(fates)).toEqual(expected)
    }),
    { numRuns: process.env['LONG_TESTS'] === '1' ? 50 : 3 },
  )
}, 300_000)

it('every request, every answer of the fake and every message has the SDK’s types', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'studio-year-gbp' } })
  await send(fake.pay(await checkoutOf(subscriptions, ada.id))[0] ?? '')
  const { subscription } = await test.ok('getCurrentSubscription', { as: ada })
  const portal = await test.ok('createPortalSession', {
    as: ada,
    body: { subscription_id: subscription?.subscription_id },
  })
  expect(portal.url).toBe('https://pay.example/portal')
  expect([...new Set(fake.problems)]).toEqual([])
})
