import { afterAll, beforeEach, expect, it, describe } from 'vitest'
import { charge, HOLD_LIMIT_MS } from '#server/modules/billing/credits/settle-holds.ts'
import { grant, takeBack } from '#server/modules/billing/credits/grant.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const DAY_MS = 24 * 60 * 60 * 1000
const day = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS)

const notificationsOf = async (as: { token: string }) =>
  (await test.ok('listNotifications', { as, query: {} })).results.map(({ kind, title, text, path }) =>
    [kind, title, text, path].join(' | '),
  )

it('expiring credits are announced 7 days before, once', async () => {
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
    'CREDITS | 40 credits expire on 24 January 2030 (UTC) | Credits that expire first are used first. | /account/subscription',
  ])
})

it('the remainder of refunded credits that work holds is not announced', async () => {
  const ada = await test.user()
  const lot = { credits: 40, source: 'PLAN_MONTH', action: 'plan_month', key: 'month', expiresAt: day(9) } as const
  await test.scope((scope) => grant(scope, ada.id, lot))
  await test.scope((scope) => hold(scope, ada.id, { action: 'upscale', units: 5 }))
  await test.scope((scope) => takeBack(scope, ada.id, { key: 'month', action: 'payment_refunded' }))
  test.clock.advance(3 * DAY_MS)
  await sweepCredits(test.app)
  expect((await notificationsOf(ada)).filter((line) => line.includes('expire'))).toEqual([])
})

it('low credits are announced once, and again only after new ones were added', async () => {
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
    'CREDITS | Your credits are running low | 9 credits are left. | /account/subscription',
  ])
  test.clock.advance(1000)
  await test.scope((scope) =>
    grant(scope, ada.id, { credits: 5, source: 'GIFT', action: 'gift', key: 'gift', expiresAt: null }),
  )
  await spend(4)
  await sweepCredits(test.app)
  expect(await notificationsOf(ada)).toHaveLength(2)
})

const notifications = async (as: { token: string }) =>
  (await test.ok('listNotifications', { as, query: {} })).results.map(({ kind, title, path }) =>
    [kind, title, path].join(' | '),
  )

describe('notifyReleased', () => {
  it('notifyReleased notifies once, at its story, of work that never ended and whose credits are free again', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script' } })
    const before = await readBalance(test.app, ada.id)
    const taskId = crypto.randomUUID()
    await test.scope(async (scope) => {
      await hold(scope, ada.id, { action: 'generate_visuals', storyId: story_id, sceneId: crypto.randomUUID() })
      await hold(scope, ada.id, { action: 'generate_visuals', storyId: story_id, sceneId: crypto.randomUUID() })
      await hold(scope, ada.id, { action: 'upscale', taskId, tool: 'UPSCALE' })
      await hold(scope, ada.id, { action: 'generate_story', storyId: crypto.randomUUID() })
    })
    test.clock.advance(HOLD_LIMIT_MS)
    await sweepCredits(test.app)
    expect(await notifications(ada)).toEqual([])
    test.clock.advance(1)
    await sweepCredits(test.app)
    await sweepCredits(test.app)
    expect(await readBalance(test.app, ada.id)).toEqual(before)
    const lines = await notifications(ada)
    expect(lines).toHaveLength(3)
    expect(lines.find((line) => line.includes('Visuals for a whole story'))).toContain(`| /story/${story_id}?scene=`)
    expect(lines.find((line) => line.includes('Upscale'))).toContain(`| /upscale?result=${taskId}`)
    expect(
      lines.filter((line) => line.startsWith('TASK_FAILED | ') && line.endsWith('| /account/subscription')),
    ).toHaveLength(1)
  })
})
