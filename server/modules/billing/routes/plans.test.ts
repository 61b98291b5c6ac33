import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addMonths } from '#server/modules/billing/months.ts'
import { DAY_MS, end, runWithoutEvents, signInAgain, subscribe } from '#server/modules/billing/testing/payer.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory, type TestStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
afterAll(() => test.close())

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})

const read = async (id: string) => test.ok('getSubscription', { as: ada, params: { subscription_id: id } })
const user = () => test.ok('getUserDetails', { as: ada })
const subjects = () => test.mail.map(({ subject }) => subject)
/** Lets time pass, and runs what is due. */
async function wait(ms: number) {
  test.clock.advance(ms)
  await test.runJobs()
  ada = await signInAgain(test, ada)
}
const nextMonth = () => addMonths(test.clock.now(), 1).getTime() - test.clock.now().getTime()

describe('a plan over time', () => {
  it('a monthly plan renews and grants its credits, also when every message is lost', async () => {
    const before = await test.balance(ada)
    const id = await subscribe(test, ada, 'creator-month-usd')
    await test.runJobs()
    test.clock.advance(nextMonth())
    await runWithoutEvents(test)
    await wait(11 * 60_000)
    expect((await read(id)).status).toBe('ACTIVE')
    expect(await test.balance(ada)).toBe(before + 800)
  })

  it('the credits summary shows date and amount of the next credits, month by month in a yearly plan', async () => {
    const next = async () => {
      const summary = await test.ok('getCreditsSummary', { as: ada })
      return [summary.next_grant_at, summary.next_grant_credits]
    }
    expect(await next()).toEqual([null, 0])
    const id = await subscribe(test, ada, 'pro-year-usd')
    await test.runJobs()
    const begun = test.clock.now()
    const month = (at: number) => addMonths(begun, at).toISOString()
    expect(await next()).toEqual([month(1), 1_000])
    await test.ok('cancelSubscription', { as: ada, body: { subscription_id: id } })
    expect(await next()).toEqual([month(1), 1_000])
    for (let at = 1; at < 12; at++) await wait(nextMonth())
    // The last paid month has begun, and it does not renew.
    expect(await next()).toEqual([null, 0])
  })

  it('a yearly plan grants its credits month by month', async () => {
    const before = await test.balance(ada)
    await subscribe(test, ada, 'creator-year-usd')
    await test.runJobs()
    for (let month = 1; month < 3; month++) await wait(nextMonth())
    expect(await test.balance(ada)).toBe(before + 3 * 400)
  })

  it('cancelSubscription, resumeSubscription: a cancelled plan runs to its end, and it can be resumed until then', async () => {
    const id = await subscribe(test, ada, 'creator-month-usd')
    await test.runJobs()
    const body = { subscription_id: id }
    expect((await test.ok('cancelSubscription', { as: ada, body })).status).toBe('CANCELLED')
    expect((await test.ok('getCurrentSubscription', { as: ada })).subscription?.cancelled_at).not.toBeNull()
    expect((await test.ok('resumeSubscription', { as: ada, body })).status).toBe('ACTIVE')
    await test.ok('cancelSubscription', { as: ada, body })
    await wait(nextMonth())
    expect((await read(id)).status).toBe('EXPIRED')
    expect(await user()).toMatchObject({ is_premium: false, premium_type: null })
    expect(subjects().at(-1)).toBe('Your plan has ended: Creator, monthly')
    expect(await test.call('resumeSubscription', { as: ada, body })).toMatchObject({ body: { error: 'NOT_RUNNING' } })
  })

  it('an unpaid renewal has seven days in which it can be paid', async () => {
    const id = await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    await wait(nextMonth())
    expect((await read(id)).status).toBe('PAST_DUE')
    expect((await user()).is_premium).toBe(true)
    expect(subjects().at(-1)).toBe('Your plan couldn’t be renewed')
    await wait(6 * DAY_MS)
    const { url } = await test.ok('createPortalSession', { as: ada, body: { subscription_id: id } })
    await end(test, ada, url, 'PAY')
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', grace_ends_at: null })
  })

  it('emails about a plan name the relevant days, and their time zone', async () => {
    await wait(Date.UTC(2031, 0, 15, 23, 30) - test.clock.now().getTime())
    const text = () => test.mail.at(-1)?.text
    const id = await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    expect(text()).toContain('Creator, monthly is paid until 15 February 2031 (UTC) and renews then.')
    expect(text()).toContain('This was a demo checkout. No money was charged.')
    await test.ok('cancelSubscription', { as: ada, body: { subscription_id: id } })
    await test.runJobs()
    expect(text()).toContain('It runs until 15 February 2031 (UTC) and won’t renew.')
    await test.ok('resumeSubscription', { as: ada, body: { subscription_id: id } })
    await wait(nextMonth())
    expect(text()).toContain('Your plan stays active until 22 February 2031 (UTC).')
  })

  it('the email about an unpaid renewal also reaches users who disabled emails about plans, and no other does', async () => {
    await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'PLAN', by_mail: false } })
    await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    expect(subjects()).toEqual([])
    await wait(nextMonth())
    expect(subjects()).toEqual(['Your plan couldn’t be renewed'])
  })

  it('an unpaid plan ends after the seven days', async () => {
    const id = await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    await wait(nextMonth())
    const before = await test.balance(ada)
    for (let day = 0; day < 8; day++) await wait(DAY_MS)
    expect((await read(id)).status).toBe('EXPIRED')
    expect((await user()).is_premium).toBe(false)
    expect(await test.balance(ada)).toBe(before)
  })

  it('a story made under a plan that ended stays exportable at the length it had, and no longer', async () => {
    await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    const long = await makeStory(test.db, ada, { scenes: [2_000, 2_000] })
    const short = await makeStory(test.db, ada, { scenes: [900] })
    await wait(nextMonth())
    for (let day = 0; day < 8; day++) await wait(DAY_MS)
    expect((await user()).is_premium).toBe(false)
    const kept = async ({ id }: TestStory) =>
      (await test.ok('getStory', { as: ada, query: { story_id: id } })).kept_length_in_frames
    expect([await kept(long), await kept(short)]).toEqual([4_000, null])

    const exported = ({ id }: TestStory) =>
      test.call('generateVideo', { as: ada, key: crypto.randomUUID(), body: { story_id: id, executor: 'BROWSER' } })
    const first = await exported(long)
    expect(first.status).toBe(202)
    // A copy is a new story: it has the length of an account without a plan.
    const copy = await test.call('duplicateStory', { as: ada, key: crypto.randomUUID(), body: { story_id: long.id } })
    expect(copy).toMatchObject({ status: 400, body: { error: 'VIDEO_LENGTH_LIMIT' } })
    const { render } = first.body as { render: { render_id: string } }
    await test.ok('cancelRender', { as: ada, params: { render_id: render.render_id } })
    for (const { id } of [long, short])
      await test.db.update(scenes).set({ durationInFrames: 2_001 }).where(eq(scenes.storyId, id))
    for (const story of [long, short])
      expect(await exported(story)).toMatchObject({ status: 400, body: { error: 'VIDEO_LENGTH_LIMIT' } })
  })
})

describe('a change of plan', () => {
  const change = async (id: string, priceId: string) => {
    const query = { subscription_id: id, price_id: priceId }
    const { amount_due } = await test.ok('previewSubscriptionChange', { as: ada, query })
    return test.ok('changeSubscription', { as: ada, body: { ...query, expected_amount: amount_due } })
  }

  it('previewSubscriptionChange, changeSubscription: a larger plan begins at once and grants the difference once, after any number of changes', async () => {
    const before = await test.balance(ada)
    const id = await subscribe(test, ada, 'creator-month-usd')
    await test.runJobs()
    await wait(10 * DAY_MS)
    const query = { subscription_id: id, price_id: 'pro-month-usd' }
    const preview = await test.ok('previewSubscriptionChange', { as: ada, query })
    expect(preview).toMatchObject({ begins: 'NOW', credits_now: 600 })
    expect(preview.amount_due).toBe(Math.round((1_000 * 21) / 31))
    expect(await change(id, 'pro-month-usd')).toMatchObject({ premium_type: 'PRO', amount: 1_900 })
    expect(await test.balance(ada)).toBe(before + 1_000)
    for (let round = 0; round < 3; round++) {
      expect(await change(id, 'creator-month-usd')).toMatchObject({
        premium_type: 'PRO',
        next_price_id: 'creator-month-usd',
      })
      expect(await change(id, 'pro-month-usd')).toMatchObject({ premium_type: 'PRO', next_price_id: null })
    }
    await test.runJobs()
    expect(await test.balance(ada)).toBe(before + 1_000)
  })

  it('a smaller plan begins with the next period', async () => {
    const before = await test.balance(ada)
    const id = await subscribe(test, ada, 'pro-month-usd')
    await test.runJobs()
    await change(id, 'creator-month-usd')
    expect(await test.ok('getCreditsSummary', { as: ada })).toMatchObject({ next_grant_credits: 400 })
    await wait(nextMonth())
    expect(await read(id)).toMatchObject({ premium_type: 'CREATOR', next_price_id: null, amount: 900 })
    expect(await test.balance(ada)).toBe(before + 1_400)
  })

  it('a plan change that is impossible, declined or dearer than shown changes nothing', async () => {
    const id = await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
    await test.runJobs()
    const body = { subscription_id: id, price_id: 'pro-month-usd', expected_amount: 1_000 }
    const attempt = (more: object) => test.call('changeSubscription', { as: ada, body: { ...body, ...more } })
    expect(await attempt({})).toMatchObject({ body: { error: 'PAYMENT_DECLINED' } })
    expect(await attempt({ expected_amount: 1 })).toMatchObject({ body: { error: 'AMOUNT_CHANGED' } })
    expect(await attempt({ price_id: 'pro-month-eur' })).toMatchObject({ body: { error: 'CHANGE_NOT_POSSIBLE' } })
    expect(await attempt({ price_id: 'creator-month-usd' })).toMatchObject({ body: { error: 'ALREADY_SUBSCRIBED' } })
    expect(await attempt({ price_id: 'gold' })).toMatchObject({ status: 404 })
    expect(await read(id)).toMatchObject({ premium_type: 'CREATOR', next_price_id: null })
  })
})

it('the plans show the usage of the current one, of the user’s own work alone', async () => {
  const eve = await test.user()
  for (const _ of [1, 2]) await makeStory(test.db, ada)
  await makeStory(test.db, eve)
  await test.ok('createProject', { as: ada, body: { name: 'One' } })
  await test.ok('createImageStyle', { as: ada, body: { name: 'Ink', prompt: 'ink on paper' } })
  await test.ok('createLora', { as: ada, body: { lora_type: 'STYLE' } })
  const { used } = await test.ok('getProductsPrices', { as: ada, query: {} })
  expect(used).toEqual({ projects: 1, stories: 2, image_styles: 1, trained_models: 1 })
})
