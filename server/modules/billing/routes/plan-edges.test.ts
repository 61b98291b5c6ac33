import { afterAll, beforeEach, expect, it } from 'vitest'
import { end, signInAgain, subscribe, DAY_MS } from '#server/modules/billing/testing/payer.ts'
import { settleForeignPlans } from '#server/modules/billing/require-running.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
const { payments: demo } = test.app
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  test.app.payments = demo
  ada = await test.user()
})
afterAll(() => test.close())

const plan = async () => (await test.ok('getCurrentSubscription', { as: ada })).subscription
const paid = async () => (await test.ok('listPayments', { as: ada })).payments.map(({ status }) => status)
const notificationLines = async () =>
  (await test.ok('listNotifications', { as: ada, query: {} })).results.map(({ title }) => title).toReversed()
async function wait(days: number) {
  for (let day = 0; day < days; day++) {
    test.clock.advance(DAY_MS)
    await test.runJobs()
  }
  ada = await signInAgain(test, ada)
}
async function buy(price_id: string) {
  const id = await subscribe(test, ada, price_id)
  await test.runJobs()
  return id
}
async function askFor(price_id: string) {
  const query = { subscription_id: (await plan())?.subscription_id ?? '', price_id }
  const preview = await test.ok('previewSubscriptionChange', { as: ada, query })
  const choose = () =>
    test.call('changeSubscription', { as: ada, body: { ...query, expected_amount: preview.amount_due } })
  return { preview, choose }
}

it('a larger plan that two tabs choose in parallel is charged once', async () => {
  await buy('creator-month-usd')
  const { choose } = await askFor('pro-month-usd')
  const statuses = (await Promise.all([choose(), choose()])).map(({ status }) => status)
  expect(statuses).toContain(200)
  await test.runJobs()
  expect(await paid()).toEqual(['PAID', 'PAID'])
  expect(await plan()).toMatchObject({ premium_type: 'PRO' })
})

it.each([
  [2, 1_000, 65],
  [29, 1_000, 935],
])('a month that becomes a year on day %i grants credits for the fully paid days', async (day, of, more) => {
  await buy('pro-month-usd')
  await wait(day)
  const before = await test.balance(ada)
  const { preview, choose } = await askFor('pro-year-usd')
  expect(preview.credits_now).toBe(more)
  await choose()
  await test.runJobs()
  expect((await test.balance(ada)) - before).toBe(more)
  expect(more).toBeLessThan(of)
})

it('plans of the demo end when the demo is switched off, and so do open checkouts', async () => {
  await buy('pro-month-usd')
  test.app.payments = null
  await settleForeignPlans(test.app)
  expect(await plan()).toBeNull()
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
  expect((await test.call('requestAccountDeletion', { as: ada, body: { email: ada.email } })).status).toBe(200)
})

it('a plan of a provider that is no longer configured runs to the end of its paid period', async () => {
  const id = await buy('pro-month-usd')
  await test.db.update(subscriptions).set({ provider: 'STRIPE' })
  await settleForeignPlans(test.app)
  expect(await plan()).toMatchObject({ subscription_id: id, status: 'ACTIVE' })
  await wait(32)
  expect(await plan()).toBeNull()
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
})

it('getCurrentSubscription: a plan is shown while its payment is pending; one paid meanwhile stays, the first is refunded and announced', async () => {
  const first = await test.ok('createSubscription', {
    as: ada,
    key: crypto.randomUUID(),
    body: { price_id: 'creator-month-usd' },
  })
  await end(test, ada, first.checkout_url, 'PAY_LATE')
  await test.runJobs()
  expect(await plan()).toMatchObject({ subscription_id: first.subscription_id, status: 'PENDING' })
  const second = await buy('pro-month-usd')
  test.clock.advance(60_000)
  await test.runJobs()
  expect(await plan()).toMatchObject({ subscription_id: second, status: 'ACTIVE' })
  expect((await paid()).toSorted()).toEqual(['PAID', 'REFUNDED'])
  expect(await notificationLines()).toContain('Duplicate payment: Creator, monthly refunded')
})
