import { afterAll, beforeEach, expect, it } from 'vitest'
import { signInAgain } from '#server/modules/billing/testing/payer.ts'
import { planMonths, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpStripe } from './testing/set-up-stripe.ts'

const { fake, test, send, checkoutOf, subscribe, close } = await setUpStripe()
const DAY_MS = 86_400_000
const PASSWORD = 'a long enough one'

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  fake.forget()
  fake.refuseCard(false)
  ada = await test.user({ password: PASSWORD })
})
afterAll(close)

const plan = async () => (await test.ok('getCurrentSubscription', { as: ada })).subscription
const body = async () => ({ subscription_id: (await plan())?.subscription_id ?? '' })
const payments = async () => (await test.ok('listPayments', { as: ada })).payments.map(({ status }) => status)
const notifications = async () =>
  (await test.ok('listNotifications', { as: ada, query: {} })).results.map(({ title }) => title).toReversed()
const change = async (price_id: string) => {
  const query = { ...(await body()), price_id }
  const { amount_due } = await test.ok('previewSubscriptionChange', { as: ada, query })
  return test.call('changeSubscription', { as: ada, body: { ...query, expected_amount: amount_due } })
}
async function wait(days: number) {
  for (let day = 0; day < days; day++) {
    test.clock.advance(DAY_MS)
    await test.runJobs()
  }
  ada = await signInAgain(test, ada)
}

it('an upgrade whose card is refused changes nothing, and a smaller plan scheduled before stays scheduled', async () => {
  await subscribe(ada, 'pro-month-usd')
  expect((await change('creator-month-usd')).status).toBe(200)
  expect(await plan()).toMatchObject({ premium_type: 'PRO', next_price_id: 'creator-month-usd' })
  const before = await test.balance(ada)
  fake.refuseCard(true)
  expect(await change('studio-month-usd')).toMatchObject({ status: 409, body: { error: 'PAYMENT_DECLINED' } })
  await test.runJobs()
  expect(await plan()).toMatchObject({ premium_type: 'PRO', next_price_id: 'creator-month-usd' })
  expect([await payments(), await test.balance(ada)]).toEqual([['PAID'], before])
})

it('a smaller plan costs and credits nothing until the next period', async () => {
  await subscribe(ada, 'pro-month-usd')
  const before = await test.balance(ada)
  await change('creator-month-usd')
  await test.runJobs()
  expect([await payments(), await test.balance(ada)]).toEqual([['PAID'], before])
})

it('an older checkout, and one that is open when the account is to be deleted, cannot be paid any more', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'creator-month-usd' } })
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  const states = () => fake.checkouts().map(({ status }) => status)
  expect(states()).toEqual(['expired', 'open'])
  const account = { email: ada.email, current_password: PASSWORD }
  await test.ok('requestAccountDeletion', { as: ada, body: account })
  expect(states()).toEqual(['expired', 'expired'])
})

it('of two plans that were both paid the second is ended and refunded, and only that', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'creator-month-usd' } })
  const older = await checkoutOf(subscriptions, ada.id)
  await test.db.delete(subscriptions)
  await subscribe(ada, 'pro-month-usd')
  const balance = await test.balance(ada)
  await test.db.insert(subscriptions).values({
    ...{ userId: ada.id, priceId: 'creator-month-usd', premiumType: 'CREATOR', status: 'PENDING', amount: 900 },
    ...{ currency: 'USD', provider: 'STRIPE', checkoutReference: older },
    ...{ createdAt: test.clock.now(), updatedAt: test.clock.now() },
  })
  for (const message of fake.pay(older)) await send(message)
  await test.runJobs()
  expect(fake.refunded()).toHaveLength(1)
  expect(fake.get(String(fake.get(older)['subscription']))['status']).toBe('canceled')
  expect(await plan()).toMatchObject({ premium_type: 'PRO', status: 'ACTIVE' })
  expect(await test.balance(ada)).toBe(balance)
})

it('a plan that is past due and cancelled ends at once: nothing is due, nothing is retried, the account can be deleted', async () => {
  const reference = await subscribe(ada)
  await wait(31)
  for (const message of fake.renew(reference, { isPaid: false })) await send(message)
  await test.runJobs()
  expect(await payments()).toEqual(['OPEN', 'PAID'])
  expect(await test.ok('cancelSubscription', { as: ada, body: await body() })).toMatchObject({ status: 'EXPIRED' })
  expect(fake.get(reference)['status']).toBe('canceled')
  expect(await payments()).toEqual(['PAID'])
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
  // An old checkout URL cannot be paid for nothing.
  expect(fake.openInvoices()).toEqual([])
  const account = { email: ada.email, current_password: PASSWORD }
  expect(await test.call('requestAccountDeletion', { as: ada, body: account })).toMatchObject({ status: 200 })
})

it('an unpaid renewal is no longer due once its plan has ended', async () => {
  const reference = await subscribe(ada)
  await wait(31)
  for (const message of fake.renew(reference, { isPaid: false })) await send(message)
  await wait(8)
  expect(await payments()).toEqual(['PAID'])
  expect(await test.db.select().from(subscriptionPayments)).toHaveLength(1)
})

it('beginning, larger plan, renewal and cancellation of a plan are announced, each once', async () => {
  const reference = await subscribe(ada)
  test.clock.advance(1_000)
  await change('pro-month-usd')
  await test.runJobs()
  await wait(31)
  for (const message of fake.renew(reference, { isPaid: true })) for (const _ of [1, 2]) await send(message)
  await test.runJobs()
  test.clock.advance(1_000)
  await test.ok('cancelSubscription', { as: ada, body: await body() })
  await test.runJobs()
  expect(await notifications()).toEqual([
    'Your plan has started: Creator, monthly',
    'Your plan has changed: Pro, monthly',
    'Your plan was renewed: Pro, monthly',
    'Your plan is cancelled: Pro, monthly',
  ])
})

it('months of a paid year are granted although Stripe was unavailable for hours', async () => {
  await subscribe(ada, 'creator-year-usd')
  const before = await test.balance(ada)
  const { payments: real } = test.app
  if (!real) throw new Error('Payments are set up')
  test.app.payments = { ...real, readSubscription: () => Promise.reject(new Error('Stripe is away')) }
  test.clock.advance(32 * DAY_MS)
  for (let minute = 0; minute < 180; minute += 5) {
    await test.runJobs()
    test.clock.advance(5 * 60_000)
  }
  expect(await test.db.select().from(planMonths)).toHaveLength(1)
  test.app.payments = real
  expect(test.takeLogged()).not.toEqual([])
  await wait(1)
  expect(await test.db.select().from(planMonths)).toHaveLength(2)
  expect(await test.balance(ada)).toBeGreaterThan(before - 400)
})

it('an account is deleted although Stripe was unreachable for hours', async () => {
  await subscribe(ada)
  await test.ok('cancelSubscription', { as: ada, body: await body() })
  const account = { email: ada.email, current_password: PASSWORD }
  await test.ok('requestAccountDeletion', { as: ada, body: account })
  const { payments: real } = test.app
  if (!real) throw new Error('Payments are set up')
  test.app.payments = { ...real, readSubscription: () => Promise.reject(new Error('Stripe is away')) }
  test.clock.advance(8 * DAY_MS)
  for (let minute = 0; minute < 180; minute += 5) {
    await test.runJobs()
    test.clock.advance(5 * 60_000)
  }
  expect(await test.db.$count(subscriptions)).toBe(1)
  test.app.payments = real
  expect(test.takeLogged()).not.toEqual([])
  test.clock.advance(2 * 60 * 60_000)
  await test.runJobs()
  // Its other work had to end first.
  test.clock.advance(10_000)
  await test.runJobs()
  expect(await test.db.$count(subscriptions)).toBe(0)
})

it.each([
  ['was paid after the deletion was asked for is paid back', 'ACTIVE', 1],
  ['was cancelled is not', 'CANCELLED', 0],
] as const)('a plan ends at Stripe when its account is deleted; one that %s', async (_, status, refunds) => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  const checkout = await checkoutOf(subscriptions, ada.id)
  await test.db.delete(subscriptions)
  await test.ok('requestAccountDeletion', { as: ada, body: { email: ada.email, current_password: PASSWORD } })
  await test.db.insert(subscriptions).values({
    ...{ userId: ada.id, priceId: 'pro-month-usd', premiumType: 'PRO', status: 'PENDING', amount: 1_900 },
    ...{ currency: 'USD', provider: 'STRIPE', checkoutReference: checkout },
    ...{ createdAt: test.clock.now(), updatedAt: test.clock.now() },
  })
  for (const message of fake.pay(checkout)) await send(message)
  await test.runJobs()
  const reference = String(fake.get(checkout)['subscription'])
  if (status === 'CANCELLED') fake.get(reference)['cancel_at_period_end'] = true
  test.clock.advance(8 * DAY_MS)
  await test.runJobs()
  // Its other work had to end first.
  test.clock.advance(10_000)
  await test.runJobs()
  expect(await test.db.$count(subscriptions)).toBe(0)
  expect(fake.get(reference)['status']).toBe('canceled')
  expect(fake.refunded()).toHaveLength(refunds)
})
