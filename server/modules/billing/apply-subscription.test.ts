import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import {
  notifications,
  planMonths,
  subscriptionPayments,
  subscriptions,
  users,
} from '#server/platform/db/schema/index.ts'
import type { PaymentFacts, SubscriptionFacts } from '#server/platform/ports/payment.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { applySubscription, GRACE_MS } from './apply-subscription.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const DAY = 24 * 60 * 60 * 1000
/** A time this many days from now. */
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY)

async function begin(change: Partial<typeof subscriptions.$inferInsert> = {}): Promise<SubscriptionRow> {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const plan = { priceId: 'pro-month-usd', premiumType: 'PRO', amount: 1_900, currency: 'USD' } as const
  const [row] = await test.db
    .insert(subscriptions)
    .values({ userId: ada.id, checkoutUrl: 'https://pay.test/1', ...plan, ...at, ...change })
    .returning()
  if (!row) throw new Error('A plan was not stored')
  return row
}

const payment = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...{ reference: 'invoice-1', paymentReference: 'charge-1', priceId: 'pro-month-usd', status: 'PAID', amount: 1_900 },
  ...{ startsAt: inDays(-1), endsAt: inDays(29), invoiceUrl: 'https://pay.test/invoice' },
  ...change,
})
const facts = (change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  ...{ status: 'ACTIVE', priceId: 'pro-month-usd', renews: true, payments: [payment()] },
  ...change,
})

/** The plan after the provider has reported this. */
async function apply(present: SubscriptionRow, said: SubscriptionFacts | null): Promise<SubscriptionRow> {
  await test.scope((scope) => applySubscription(scope, present, { providerReference: 'sub-1', facts: said }))
  const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.id, present.id))
  if (!row) throw new Error('The plan is gone')
  return row
}
const person = async () => {
  const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
  return [row?.isPremium, row?.premiumType]
}
const payments = () => test.db.select().from(subscriptionPayments)
const bell = async () => (await test.db.select().from(notifications)).map(({ title }) => title)

it('a plan whose first payment is confirmed runs to the end of the paid period, and is the user’s plan', async () => {
  const row = await apply(await begin(), facts())
  expect(row).toMatchObject({
    ...{ status: 'ACTIVE', providerReference: 'sub-1', checkoutUrl: null, nextPriceId: null, revision: 1 },
    ...{ currentPeriodEndsAt: inDays(29), graceEndsAt: null, cancelledAt: null, updatedAt: test.clock.now() },
    ...{ priceId: 'pro-month-usd', premiumType: 'PRO', amount: 1_900 },
  })
  expect(await person()).toEqual([true, 'PRO'])
  expect(await payments()).toMatchObject([
    {
      ...{ subscriptionId: row.id, reference: 'invoice-1', paymentReference: 'charge-1', status: 'PAID' },
      ...{ priceId: 'pro-month-usd', amount: 1_900, currency: 'USD', invoiceUrl: 'https://pay.test/invoice' },
      ...{ startsAt: inDays(-1), endsAt: inDays(29), createdAt: test.clock.now(), updatedAt: test.clock.now() },
    },
  ])
  expect(await test.db.select().from(planMonths)).toHaveLength(1)
  // The payment that begins a plan is announced as its beginning.
  expect(await bell()).toEqual(['Your plan has started: Pro, monthly'])
})

it('a repeated report of the provider is applied once', async () => {
  const first = await apply(await begin(), facts())
  const second = await apply(first, facts())
  expect(second).toMatchObject({ ...first, revision: 2, updatedAt: expect.any(Date) })
  expect([await payments(), await test.db.select().from(planMonths)]).toMatchObject([{ length: 1 }, { length: 1 }])
  expect(await bell()).toHaveLength(1)
})

it.each<[string, Partial<SubscriptionFacts> | null, SubscriptionRow['status']]>([
  ['nothing is known of it', null, 'EXPIRED'],
  ['it has ended', { status: 'ENDED' }, 'EXPIRED'],
  ['its first payment is not confirmed', { status: 'WAITING' }, 'PENDING'],
  ['nothing is paid', { payments: [] }, 'PENDING'],
  ['a payment is due', { status: 'PAST_DUE' }, 'PAST_DUE'],
  ['it does not renew', { renews: false }, 'CANCELLED'],
  ['it renews', {}, 'ACTIVE'],
])('a plan of which the provider says that %s', async (_, said, status) => {
  const row = await apply(await begin(), said && facts(said))
  expect(row.status).toBe(status)
  expect(row.checkoutUrl).toBe(status === 'PENDING' ? 'https://pay.test/1' : null)
  const isOn = status !== 'PENDING' && status !== 'EXPIRED'
  expect(await person()).toEqual(isOn ? [true, 'PRO'] : [false, null])
})

it('a plan that is past due runs on for seven days from the first unpaid day', async () => {
  const due = payment({ reference: 'invoice-2', status: 'OPEN', startsAt: inDays(-1), endsAt: inDays(29) })
  const later = { ...due, reference: 'invoice-3', startsAt: inDays(29), endsAt: inDays(59) }
  const paid = payment({ startsAt: inDays(-31), endsAt: inDays(-1) })
  const row = await apply(await begin(), facts({ status: 'PAST_DUE', payments: [later, due, paid] }))
  expect(row).toMatchObject({ status: 'PAST_DUE', graceEndsAt: new Date(+inDays(-1) + GRACE_MS) })
  expect(row.currentPeriodEndsAt).toEqual(inDays(-1))
  expect(GRACE_MS).toBe(7 * DAY)
  expect((await apply(row, facts({ payments: [due, paid] }))).graceEndsAt).toBeNull()
  // A voided payment is not due.
  expect((await payments()).map(({ reference }) => reference).toSorted()).toEqual(['invoice-1', 'invoice-2'])
})

it('a cancelled plan stores the time, and a resumed one clears it', async () => {
  const first = await apply(await begin(), facts())
  const cancelled = await apply(first, facts({ renews: false }))
  expect(cancelled.cancelledAt).toEqual(test.clock.now())
  const before = inDays(-3)
  const again = await apply({ ...cancelled, cancelledAt: before }, facts({ renews: false }))
  expect(again.cancelledAt).toEqual(before)
  expect((await apply(again, null)).cancelledAt).toEqual(before)
  expect(await person()).toEqual([false, null])
  expect((await apply(again, facts())).cancelledAt).toBeNull()
})

it('the plan is the largest that is paid for now, and the next one is shown', async () => {
  const studio = payment({ reference: 'invoice-2', priceId: 'studio-month-usd', amount: 4_900 })
  const year = payment({ reference: 'invoice-3', priceId: 'studio-year-usd', amount: 49_000 })
  const gone = payment({ reference: 'invoice-4', priceId: 'studio-year-usd', startsAt: inDays(-9), endsAt: inDays(-8) })
  const both = await apply(await begin(), facts({ payments: [studio, gone, payment()] }))
  expect(both).toMatchObject({ priceId: 'studio-month-usd', premiumType: 'STUDIO', amount: 4_900 })
  expect(both.nextPriceId).toBe('pro-month-usd')
  const all = await apply(both, facts({ priceId: 'studio-year-usd', payments: [year, studio] }))
  expect(all).toMatchObject({ priceId: 'studio-year-usd', nextPriceId: null })
  expect(await person()).toEqual([true, 'STUDIO'])
})

it('between two periods the plan is the one that was paid last', async () => {
  const last = payment({ priceId: 'creator-month-usd', amount: 900, startsAt: inDays(-31), endsAt: inDays(-1) })
  const earlier = payment({ reference: 'invoice-0', startsAt: inDays(-61), endsAt: inDays(-31) })
  const row = await apply(await begin(), facts({ status: 'PAST_DUE', payments: [last, earlier] }))
  expect(row).toMatchObject({ priceId: 'creator-month-usd', premiumType: 'CREATOR', amount: 900 })
})

it('a renewal of a running plan is notified once, and a refund takes its credits back', async () => {
  const first = await apply(await begin(), facts())
  const second = payment({ reference: 'invoice-2', startsAt: inDays(-1), endsAt: inDays(40) })
  const renewed = await apply(first, facts({ payments: [payment(), second] }))
  expect(renewed.currentPeriodEndsAt).toEqual(inDays(40))
  const notified = await bell()
  expect(notified).toHaveLength(2)
  await apply(renewed, facts({ payments: [payment(), { ...second, status: 'REFUNDED' }] }))
  const after = await bell()
  expect(after.filter((title) => !notified.includes(title))).toHaveLength(1)
  // Reported as paid, refunded and paid again, it is no new payment.
  await apply(renewed, facts({ payments: [payment(), second] }))
  expect(await bell()).toEqual(after)
})

it('a second plan of a user with a running plan is refused, but its end is applied', async () => {
  await apply(await begin(), facts())
  const other = await begin({ checkoutUrl: null, createdAt: inDays(-1) })
  const take = (said: SubscriptionFacts | null) =>
    test.scope((scope) => applySubscription(scope, other, { providerReference: 'sub-2', facts: said }))
  expect(await take(facts({ payments: [payment({ reference: 'other' })] }))).toBe(false)
  expect((await payments()).map(({ reference }) => reference)).toEqual(['invoice-1'])
  expect(await take(facts({ status: 'ENDED', payments: [] }))).toBe(true)
  expect(await take(null)).toBe(true)
  expect(await person()).toEqual([true, 'PRO'])
})

it('a plan that an operator granted stays when a checkout is not paid', async () => {
  await test.db.update(users).set({ isPremium: true, premiumType: 'STUDIO' }).where(eq(users.id, ada.id))
  await apply(await begin(), null)
  expect(await person()).toEqual([true, 'STUDIO'])
})
