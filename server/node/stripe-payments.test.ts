import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { signInAgain } from '#server/billing/testing/payer.ts'
import { planMonths, purchases, subscriptionPayments, subscriptions } from '#server/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createStripePayments } from './stripe-payments.ts'
import { type FakeStripe, KEYS, startFakeStripe } from './testing/fake-stripe.ts'

const DAY_MS = 86_400_000
const clock = { now: () => new Date(0) }
const fake: FakeStripe = await startFakeStripe(() => clock.now())
const payments = createStripePayments(KEYS, {
  host: '127.0.0.1',
  port: fake.port,
  protocol: 'http',
  maxNetworkRetries: 0,
})
const test = await createTestApp({ payments })
clock.now = () => test.clock.now()
const { webhooks } = new Stripe(KEYS.secretKey)

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(async () => {
  await test.close()
  await fake.close()
})

/** A message over the network, signed by the SDK. */
async function send(payload: string, secret = KEYS.webhookSecret) {
  const signature = webhooks.generateTestHeaderString({ payload, secret })
  return test.request('POST', '/payment_events/', { text: payload, headers: { 'Stripe-Signature': signature } })
}

async function checkoutOf(table: typeof subscriptions | typeof purchases, userId: string): Promise<string> {
  const [row] = await test.db.select().from(table).where(eq(table.userId, userId))
  return row?.checkoutReference ?? ''
}

it('a message counts only with a signature over the very bytes', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  const [payload = ''] = fake.pay(await checkoutOf(subscriptions, ada.id)).toReversed()
  expect(await send(payload, 'whsec_other')).toMatchObject({ status: 400, body: { error: 'SIGNATURE_INVALID' } })
  const signature = webhooks.generateTestHeaderString({ payload, secret: KEYS.webhookSecret })
  const headers = { 'Stripe-Signature': signature }
  const altered = await test.request('POST', '/payment_events/', { text: `${payload} `, headers })
  expect(altered.status).toBe(400)
  expect((await test.ok('getCurrentSubscription', { as: ada })).subscription).toBeNull()
  expect(await send(payload)).toMatchObject({ status: 200 })
  expect((await test.ok('getCurrentSubscription', { as: ada })).subscription).toMatchObject({ status: 'ACTIVE' })
})

it('Stripe’s own troubles answer 503, and no answer holds a key', async () => {
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

/** Whether each message comes, how often, and in which order those of a day do. */
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
    31: async () => fake.renew(names.subscription, { isPaid: true }),
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

it('every request was one that the SDK’s types know', async () => {
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
