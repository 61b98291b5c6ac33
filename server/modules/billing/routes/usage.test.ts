import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { creditEntries, stories as storyRows } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** One work of each outcome, an hour apart, the last of them a day later and for a story. */
async function work() {
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Blank' } })
  const later = (ms: number) => void test.clock.advance(ms)
  later(HOUR_MS)
  const charged = await test.scope((scope) => hold(scope, ada.id, { action: 'generate_story', units: 5 }))
  await test.scope((scope) => capture(scope, charged, 4))
  later(HOUR_MS)
  const failed = await test.scope((scope) => hold(scope, ada.id, { action: 'upscale' }))
  await test.scope((scope) => release(scope, failed, 'The source was deleted'))
  later(HOUR_MS)
  const refunded = await test.scope((scope) => hold(scope, ada.id, { action: 'upscale' }))
  await test.scope((scope) => capture(scope, refunded))
  await test.scope((scope) => release(scope, refunded, 'One image failed'))
  later(DAY_MS)
  await test.scope((scope) => hold(scope, ada.id, { action: 'regenerate_image', storyId: story_id }))
  return story_id
}

type Filter = {
  kind?: ('GRANT' | 'RELEASE' | 'CHARGE' | 'REFUND' | 'HOLD')[]
  action?: string
  story_id?: string
  from?: string
  to?: string
}

const read = async (query: Filter = {}) =>
  (await test.ok('listUsage', { as: ada, query })).results.map(({ kind, label, credits, credits_held, reason }) =>
    [kind, label, credits, credits_held, reason].join(' | '),
  )

describe('usage', () => {
  it('listUsage: credit usage has one line for each work with its held credits, its cost and the reason of a release, newest first', async () => {
    await work()
    expect(await read()).toEqual([
      'HOLD | New image | 0 | 1 | ',
      'REFUND | Upscale | 0 | 2 | One image failed',
      'RELEASE | Upscale | 0 | 2 | The source was deleted',
      'CHARGE | Generate a story | -8 | 10 | ',
      'GRANT | Starting balance | 100 | 0 | ',
    ])
  })

  it('usage is filtered by kind, action, story and day, and paged', async () => {
    const story_id = await work()
    expect(await read({ kind: ['GRANT', 'RELEASE'] })).toHaveLength(2)
    expect(await read({ action: 'upscale' })).toHaveLength(2)
    expect(await read({ story_id })).toEqual(['HOLD | New image | 0 | 1 | '])
    const day = test.clock.now().toISOString().slice(0, 10)
    expect(await read({ from: day })).toHaveLength(1)
    expect(await read({ to: day })).toHaveLength(5)
    expect(await read({ to: new Date(test.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10) })).toHaveLength(4)
    const second = await test.ok('listUsage', { as: ada, query: { page: 2, page_size: 2 } })
    expect([second.count, second.next_page, second.results.map(({ kind }) => kind)]).toEqual([
      5,
      3,
      ['RELEASE', 'CHARGE'],
    ])
  })

  it('usage does not show other users’ lines, days and exports', async () => {
    const story_id = await work()
    const other = await test.user()
    expect((await test.ok('listUsage', { as: other, query: {} })).count).toBe(1)
    expect((await test.ok('listUsage', { as: other, query: { story_id } })).count).toBe(0)
    expect((await test.ok('getUsageByDay', { as: other, query: {} })).days).toEqual([])
    expect((await test.call('getStoryCredits', { as: other, params: { story_id } })).status).toBe(404)
    expect((await test.call('exportUsage', { as: other, body: { story_id } })).status).toBe(404)
    expect((await test.ok('exportUsage', { as: other, body: {} })).rows).toBe(1)
  })

  it('usage of a deleted story is exported as it is listed', async () => {
    const story_id = await work()
    await test.db.delete(storyRows).where(eq(storyRows.id, story_id))
    const { count } = await test.ok('listUsage', { as: ada, query: { story_id } })
    expect(count).toBeGreaterThan(0)
    expect((await test.ok('exportUsage', { as: ada, body: { story_id } })).rows).toBe(count)
  })

  it('getUsageByDay, getStoryCredits: usage sums charges by day and action, and shows what a story holds', async () => {
    const story_id = await work()
    const { days } = await test.ok('getUsageByDay', { as: ada, query: {} })
    expect(days.map(({ action, credits }) => [action, credits])).toEqual([['generate_story', 8]])
    expect(await test.ok('getStoryCredits', { as: ada, params: { story_id } })).toEqual({
      story_id,
      charged: 0,
      held: 1,
      cap: { credits: null, spent: 1, left: null },
    })
  })

  it('usage by day under any filter is the sum of the lines under the same filter', async () => {
    const stories: string[] = []
    for (const units of [1, 2, 3]) {
      const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Blank' } })
      stories.push(story_id)
      for (const action of ['generate_story', 'upscale'] as const) {
        const held = await test.scope((scope) => hold(scope, ada.id, { action, units, storyId: story_id }))
        await test.scope((scope) => capture(scope, held))
        if (units === 2) await test.scope((scope) => release(scope, held, 'It failed later'))
      }
      test.clock.advance(DAY_MS)
    }
    await work()
    const [first, second] = stories
    const day = test.clock.now().toISOString().slice(0, 10)
    for (const query of [
      {},
      { story_id: first },
      { story_id: second },
      { action: 'upscale' },
      { story_id: first, action: 'upscale' },
      { kind: ['CHARGE'] },
      { kind: ['REFUND', 'HOLD'] },
      { to: day },
      { from: day },
    ] as Filter[]) {
      const { results } = await test.ok('listUsage', { as: ada, query: { ...query, page_size: 100 } })
      const charged = results.filter(({ kind }) => kind === 'CHARGE').map(({ credits }) => -credits)
      const { days } = await test.ok('getUsageByDay', { as: ada, query })
      const total = (numbers: number[]) => numbers.reduce((sum, credits) => sum + credits, 0)
      expect([query, total(days.map(({ credits }) => credits))]).toEqual([query, total(charged)])
    }
  })

  it('a usage line of a deleted story still names its id and has no link', async () => {
    const story_id = await work()
    const line = async () => (await test.ok('listUsage', { as: ada, query: { story_id } })).results[0]
    expect(await line()).toMatchObject({ story_id, path: `/story/${story_id}` })
    await test.db.delete(storyRows).where(eq(storyRows.id, story_id))
    expect(await line()).toMatchObject({ story_id, story_title: null, path: null })
  })

  it('exportUsage: usage is exported whole as CSV, over several reads, and no cell runs as a formula', async () => {
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Blank' } })
    await test.ok('updateStoryTitle', {
      as: ada,
      body: { story_id, display_title: '=HYPERLINK("http://x"), "quoted"' },
    })
    const held = await test.scope((scope) => hold(scope, ada.id, { action: 'upscale', storyId: story_id }))
    await test.scope((scope) => capture(scope, held))
    const createdAt = test.clock.now()
    const entry = { userId: ada.id, kind: 'GRANT' as const, amount: 1, action: 'test', createdAt }
    await test.db
      .insert(creditEntries)
      .values(Array.from({ length: 2_100 }, (_, at) => ({ ...entry, key: `gift-${at}` })))
    const { url, rows, file_name } = await test.ok('exportUsage', { as: ada, body: {} })
    expect([rows, file_name]).toEqual([2_102, 'storyloom-usage-2030-01-15.csv'])
    const file = await test.backend.fetch(new Request(`http://localhost:4400${url}`))
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()).split('\r\n')
    expect(lines).toHaveLength(2_104)
    expect(lines[0]).toBe(
      '\u{feff}date,kind,action,credits,credits_held,reason,story,story_id,scene_id,aroll_id,task_id,tool,model,lora_id,ended_at',
    )
    expect(new Set(lines).size).toBeGreaterThan(2)
    expect(lines.find((line) => line.includes(story_id))).toContain(`"'=HYPERLINK(""http://x""), ""quoted"""`)
  })
})
