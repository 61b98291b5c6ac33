import { afterAll, beforeEach, expect, it } from 'vitest'
import { startSession } from '#server/platform/auth/sessions.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

it('getCreditsSummary: the credit balance; held, released, refunded or expired credits do not count as spent, and this month is counted separately', async () => {
  await test.scope((scope) => charge(scope, ada.id, { action: 'train_lora' }))
  test.clock.advance(31 * 24 * 60 * 60 * 1000)
  const later = await test.user()
  await test.scope((scope) => charge(scope, ada.id, { action: 'upscale' }))
  const given = await test.scope((scope) => hold(scope, ada.id, { action: 'upscale' }))
  await test.scope((scope) => release(scope, given, 'It failed'))
  await test.scope((scope) => hold(scope, ada.id, { action: 'upscale' }))
  const failed = await test.scope((scope) => hold(scope, ada.id, { action: 'upscale' }))
  await test.scope((scope) => capture(scope, failed))
  await test.scope((scope) => release(scope, failed, 'It failed later'))
  const expiresAt = test.clock.now()
  const gift = { credits: 30, source: 'GIFT' as const, action: 'gift', key: 'gift', expiresAt }
  await test.scope((scope) => grant(scope, ada.id, gift))
  await sweepCredits(test.app)
  // The session of the first day has expired by now.
  const token = await test.scope(async (scope) => (await startSession(scope, ada.id)).access)
  expect(await test.ok('getCreditsSummary', { as: { token } })).toMatchObject({
    balance: 46,
    posted: 48,
    held: 2,
    available: 46,
    lots: [{ source: 'START', granted: 100, remaining: 48, held: 2, expires_at: null }],
    granted: 130,
    spent: 52,
    spent_this_month: 2,
    monthly_cap: { credits: null, spent: 4, left: null },
    credits_per_month: 0,
    next_grant_at: null,
    next_grant_credits: 0,
    time_zone: 'UTC',
  })
  expect(await test.ok('getCreditsSummary', { as: later })).toMatchObject({ spent: 0 })
})

it('the credits summary names the next grant, when the paid month ends', async () => {
  const pro = await test.user({ isPremium: true })
  const currentPeriodEndsAt = new Date('2030-02-15T12:00:00.000Z')
  const createdAt = test.clock.now()
  await test.db.insert(subscriptions).values({
    userId: pro.id,
    priceId: 'pro-month-usd',
    premiumType: 'PRO',
    status: 'ACTIVE',
    amount: 1900,
    currency: 'USD',
    currentPeriodEndsAt,
    createdAt,
    updatedAt: createdAt,
  })
  expect(await test.ok('getCreditsSummary', { as: pro })).toMatchObject({
    credits_per_month: 1000,
    next_grant_at: '2030-02-15T12:00:00.000Z',
  })
})
