import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  checkoutIdOf,
  DAY_MS,
  deliver,
  end,
  refundPurchase,
  runWithoutEvents,
  signInAgain,
  subscribe,
} from '#server/modules/billing/testing/payer.ts'
import { planMonths, purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

/** How a message is delivered: how often, after how many days, and in which order with others. */
interface Fate {
  copies: number
  days: number
  order: number
}

const PERFECT: Fate = { copies: 1, days: 0, order: 0 }
const fate: fc.Arbitrary<Fate> = fc.record({
  copies: fc.constantFrom(0, 1, 1, 2, 3),
  days: fc.constantFrom(0, 0, 0, 1, 4),
  order: fc.nat(9),
})

const DAYS = 45

/** Two months of a payer, with a delivery for each message. Returns the resulting books. */
async function live(fates: readonly Fate[]) {
  await test.reset()
  let payer: TestUser = await test.user()
  const network: { body: string; day: number; order: number }[] = []
  let sent = 0
  const ids = { subscription: '', checkout: '' }
  const acts: Readonly<Record<number, () => Promise<unknown>>> = {
    0: async () => void (ids.subscription = await subscribe(test, payer, 'creator-month-usd')),
    1: async () => {
      const body = { pack_id: 'credits-300-usd' }
      const { checkout_url: url } = await test.ok('createPurchase', { as: payer, body })
      ids.checkout = checkoutIdOf(url)
      await end(test, payer, url, 'PAY_TWICE')
    },
    8: () => change('pro-month-usd'),
    9: () => refundPurchase(test, ids.checkout),
    12: () => change('creator-month-usd'),
    36: () => test.ok('cancelSubscription', { as: payer, body: { subscription_id: ids.subscription } }),
  }
  const change = async (price_id: string) => {
    const query = { subscription_id: ids.subscription, price_id }
    const { amount_due } = await test.ok('previewSubscriptionChange', { as: payer, query })
    await test.ok('changeSubscription', { as: payer, body: { ...query, expected_amount: amount_due } })
  }
  for (let day = 0; day < DAYS; day++) {
    await acts[day]?.()
    for (const body of await runWithoutEvents(test)) {
      const { copies, days, order } = fates[sent++ % fates.length] ?? PERFECT
      for (let copy = 0; copy < copies; copy++)
        network.push({ body, day: day + days * (copy + 1), order: order + copy })
    }
    const arriving = network.filter((message) => message.day === day).toSorted((one, other) => one.order - other.order)
    for (const { body } of arriving) await deliver(test, body)
    test.clock.advance(DAY_MS)
    payer = await signInAgain(test, payer)
  }
  return readBooks(payer)
}

async function readBooks(payer: TestUser) {
  const { db } = test
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.userId, payer.id))
  const [pack] = await db.select().from(purchases).where(eq(purchases.userId, payer.id))
  const payments = await db.select().from(subscriptionPayments)
  const months = await db.select().from(planMonths)
  const { is_premium, premium_type } = await test.ok('getUserDetails', { as: payer })
  return {
    balance: await test.balance(payer),
    plan: [plan?.status, plan?.priceId, plan?.nextPriceId, at(plan?.currentPeriodEndsAt ?? null)],
    pack: pack?.status,
    payments: payments.map(({ priceId, status, amount, startsAt }) => [priceId, status, amount, at(startsAt)]).sort(),
    months: months.map(({ credits, takenBack, startsAt }) => [credits, takenBack, at(startsAt)]).sort(),
    user: [is_premium, premium_type],
    mails: test.mail.map(({ subject }) => subject).sort(),
  }
}

it('messages that come late, twice, in another order or never end in the same books', async () => {
  const expected = await live([PERFECT])
  expect(expected).toMatchObject({
    plan: ['CANCELLED', 'creator-month-usd', null, '2030-03-15T12:00:00.000Z'],
    pack: 'REFUNDED',
    user: [true, 'CREATOR'],
  })
  expect(expected.months.map(([credits]) => credits)).toEqual([400, 400, 600])
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 4, maxLength: 12 }), async (fates) => {
      expect(await live(fates)).toEqual(expected)
    }),
    { numRuns: process.env['LONG_TESTS'] === '1' ? 50 : 5 },
  )
}, 300_000)
