import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { capture, release } from './end-hold.ts'
import { hold, type Work } from './hold.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  test.clock.set(new Date('2030-01-20T10:00:00Z'))
  ada = await test.user({ extraCredits: 1_000 })
})
afterAll(() => test.close())

const story = async () => (await test.ok('createStory', { as: ada, body: { creation_mode: 'Blank' } })).story_id
const capFilm = (story_id: string, credits: number | null) =>
  test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits } })
const capMonth = (credits: number | null) => test.ok('setMonthlyCreditCap', { as: ada, body: { credits } })
/** Two credits per unit. */
const spend = (units: number, work: Partial<Work> = {}, capOverride = {}) =>
  test.scope((scope) => hold({ ...scope, capOverride }, ada.id, { action: 'generate_story', units, ...work }))
const charge = async (units: number, work: Partial<Work> = {}) => {
  const id = await spend(units, work)
  await test.scope((scope) => capture(scope, id))
}

describe('a credit cap of a story', () => {
  it('setStoryCreditCap: a story’s credit cap counts charged and held credits of this story alone', async () => {
    const [one, other] = [await story(), await story()]
    await capFilm(one, 20)
    await charge(3, { storyId: one })
    await charge(50, { storyId: other })
    const held = await spend(4, { storyId: one })
    expect(await test.ok('getStoryCredits', { as: ada, params: { story_id: one } })).toEqual({
      ...{ story_id: one, charged: 6, held: 8 },
      cap: { credits: 20, spent: 14, left: 6 },
    })
    const before = await test.balance(ada)
    await expect(spend(4, { storyId: one })).rejects.toMatchObject({
      status: 402,
      body: {
        ...{ error: 'CAP_REACHED', detail: 'It costs up to 8 credits, and 6 of this video’s 20 are left' },
        caps_reached: [{ scope: 'FILM', story_id: one, credits: 20, spent: 14, left: 6, cost: 8, needed: 22 }],
      },
    })
    expect(await test.balance(ada)).toBe(before)
    // Up to the cap, and not a credit more.
    await spend(3, { storyId: one })
    await expect(spend(1, { storyId: one })).rejects.toMatchObject({ body: { error: 'CAP_REACHED' } })
    // Released credits can be spent again.
    await test.scope((scope) => release(scope, held, 'Cancelled'))
    await spend(4, { storyId: one })
    await spend(4, { storyId: other })
    await capFilm(one, null)
    await spend(4, { storyId: one })
  })

  it('a story’s credit cap below the spent credits lets running work continue and no new work begin', async () => {
    const id = await story()
    const held = await spend(10, { storyId: id })
    expect((await capFilm(id, 5)).cap).toEqual({ credits: 5, spent: 20, left: 0 })
    await test.scope((scope) => capture(scope, held))
    await expect(spend(1, { storyId: id })).rejects.toMatchObject({ body: { caps_reached: [{ left: 0, needed: 22 }] } })
  })

  it('work over a story’s credit cap continues after consent, up to the approved amount', async () => {
    const id = await story()
    await capFilm(id, 10)
    await charge(4, { storyId: id })
    await expect(spend(2, { storyId: id }, { MONTH: 1_000 })).rejects.toMatchObject({ body: { error: 'CAP_REACHED' } })
    await expect(spend(3, { storyId: id }, { FILM: 12 })).rejects.toMatchObject({ body: { error: 'CAP_REACHED' } })
    await spend(2, { storyId: id }, { FILM: 12 })
    await expect(spend(1, { storyId: id })).rejects.toMatchObject({ body: { error: 'CAP_REACHED' } })
  })

  it('a story’s credit cap can be set and read by its owner only, and is not copied', async () => {
    const id = await story()
    await capFilm(id, 10)
    const eve = await test.user()
    const foreign = { as: eve, params: { story_id: id } }
    expect(await test.call('setStoryCreditCap', { ...foreign, body: { credits: null } })).toMatchObject({ status: 404 })
    expect(await test.call('getStoryCredits', foreign)).toMatchObject({ status: 404 })
    const { story_id } = await test.ok('duplicateStory', { as: ada, body: { story_id: id } })
    const copy = await test.ok('getStoryCredits', { as: ada, params: { story_id } })
    expect(copy.cap.credits).toBeNull()
    for (const credits of [-1, 1.5, 1_000_001, '5'])
      expect(
        await test.call('setStoryCreditCap', { as: ada, params: { story_id: id }, body: { credits } }),
      ).toMatchObject({ status: 400 })
  })
})

describe('a monthly credit cap', () => {
  it('setMonthlyCreditCap: a monthly credit cap counts all work of the calendar month in UTC, of any kind', async () => {
    await charge(10)
    await capMonth(60)
    await charge(10, { storyId: await story() })
    await spend(5)
    expect((await test.ok('getCreditsSummary', { as: ada })).monthly_cap).toEqual({ credits: 60, spent: 50, left: 10 })
    await expect(spend(6)).rejects.toMatchObject({
      body: {
        detail: 'It costs up to 12 credits, and 10 of this month’s 60 are left',
        caps_reached: [{ scope: 'MONTH', story_id: null, credits: 60, spent: 50, left: 10, cost: 12, needed: 62 }],
      },
    })
    test.clock.set(new Date('2030-02-01T00:00:00Z'))
    expect((await test.ok('getCreditsSummary', { as: ada })).monthly_cap).toEqual({ credits: 60, spent: 0, left: 60 })
    await spend(30)
    await expect(spend(1)).rejects.toMatchObject({ body: { error: 'CAP_REACHED' } })
  })

  it('a story’s credit cap is named beside the monthly one when both are reached, and one consent covers both', async () => {
    const id = await story()
    await capFilm(id, 10)
    await capMonth(12)
    await expect(spend(7, { storyId: id })).rejects.toMatchObject({
      body: {
        caps_reached: [
          { scope: 'FILM', needed: 14 },
          { scope: 'MONTH', needed: 14 },
        ],
      },
    })
    await expect(spend(7, { storyId: id }, { FILM: 14 })).rejects.toMatchObject({
      body: { caps_reached: [{ scope: 'MONTH' }] },
    })
    await spend(7, { storyId: id }, { FILM: 14, MONTH: 14 })
  })

  it('a monthly credit cap accepts only as many of many parallel spends as fit', async () => {
    await capMonth(10)
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => spend(1)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('consent in a call', () => {
  const improve = (header?: string) =>
    test.call('improvePrompt', {
      as: ada,
      body: { prompt: 'A lighthouse at night' },
      ...(header !== undefined && { headers: { 'Over-Caps': header } }),
    })

  it('the header Over-Caps lets one call exceed a credit cap', async () => {
    await capMonth(0)
    const refusal = await improve()
    expect(refusal).toMatchObject({ status: 402, body: { caps_reached: [{ scope: 'MONTH', needed: 1 }] } })
    expect((await improve('film=5')).status).toBe(402)
    expect((await improve('film=5, month=1')).status).toBe(200)
    expect((await improve()).status).toBe(402)
  })

  it('an unreadable header Over-Caps is refused by its name', async () => {
    for (const header of ['', 'month', 'month=-1', 'year=3', 'month=1,', 'month=1e3', 'month=99999999999'])
      expect(await improve(header), header).toMatchObject({
        status: 400,
        body: { fields: { 'Over-Caps': [expect.any(String)] } },
      })
  })
})
