import { afterAll, beforeEach, expect, it } from 'vitest'
import { charge } from '#server/modules/billing/credits/charge.ts'
import { grant, takeBack } from '#server/modules/billing/credits/grant.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const DAY_MS = 24 * 60 * 60 * 1000
const day = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS)

const notificationsOf = async (as: { token: string }) =>
  (await test.ok('listNotifications', { as, query: {} })).results.map(({ kind, title, text, path }) =>
    [kind, title, text, path].join(' | '),
  )

it('credits that expire are announced 7 days before, once', async () => {
  const ada = await test.user()
  await test.scope((scope) =>
    grant(scope, ada.id, { credits: 40, source: 'PLAN_MONTH', action: 'plan_month', key: 'month', expiresAt: day(9) }),
  )
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toEqual([])
  test.clock.advance(2 * DAY_MS)
  await sweepCredits(test.app)
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toEqual([
    'CREDITS | 40 credits expire on 24 January 2030 (UTC) | What expires first is spent first. | /account/subscription',
  ])
})

it('what is left of refunded credits while work holds it is not announced', async () => {
  const ada = await test.user()
  const lot = { credits: 40, source: 'PLAN_MONTH', action: 'plan_month', key: 'month', expiresAt: day(9) } as const
  await test.scope((scope) => grant(scope, ada.id, lot))
  await test.scope((scope) => hold(scope, ada.id, { action: 'upscale', units: 5 }))
  await test.scope((scope) => takeBack(scope, ada.id, { key: 'month', action: 'payment_refunded' }))
  test.clock.advance(3 * DAY_MS)
  await sweepCredits(test.app)
  expect((await notificationsOf(ada)).filter((line) => line.includes('expire'))).toEqual([])
})

it('credits that run low are announced once, and again only after new ones came', async () => {
  const ada = await test.user()
  const spend = (units: number) => test.scope((scope) => charge(scope, ada.id, { action: 'generate_visuals', units }))
  await spend(90)
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toEqual([])
  await spend(1)
  await sweepCredits(test.app)
  await spend(1)
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toEqual([
    'CREDITS | Your credits run low | 9 credits are left. | /account/subscription',
  ])
  test.clock.advance(1000)
  await test.scope((scope) =>
    grant(scope, ada.id, { credits: 5, source: 'GIFT', action: 'gift', key: 'gift', expiresAt: null }),
  )
  await spend(4)
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toHaveLength(2)
})
