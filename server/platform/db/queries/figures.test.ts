import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { deleteRowsOf } from '#server/modules/account/delete-account.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { readRows } from '#server/platform/db/migrate.ts'
import {
  activeDays,
  creditDays,
  personTotals,
  purchases,
  renders,
  reports,
  stories,
  tasks,
} from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { foldFigures, readDailySums, readFigureSums } from './figures.ts'

const test = await createTestApp()
let ada: TestUser
let eve: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ isPremium: true })
  eve = await test.user()
})
afterAll(() => test.close())

const DAY_MS = 24 * 60 * 60 * 1000
const today = () => test.clock.now().toISOString().slice(0, 10)

/** Work of every kind and outcome, over some days. */
async function live() {
  for (const user of [ada, eve, ada]) {
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const owner = { userId: user.id, ...at }
    const [story] = await test.db
      .insert(stories)
      .values({ ...owner, displayTitle: 't', creationMode: 'Text' })
      .returning()
    const storyId = story?.id ?? ''
    await test.db.update(stories).set({ status: 'FAILED' })
    const task = { ...owner, storyId, taskType: 'upscale', modelId: 'm' } as const
    await test.db.insert(tasks).values([task, task, { ...task, status: 'FAILED' }])
    await test.db
      .update(tasks)
      .set({ status: 'COMPLETED' })
      .where(sql`${tasks.status} = 'CREATED'`)
    const size = { width: 1, height: 1, durationInFrames: 1, scenesTotal: 1, document: {} }
    await test.db.insert(renders).values({ ...owner, storyId, ...size, executor: 'BROWSER', status: 'COMPLETED' })
    await test.db.insert(reports).values({ userId: user.id, storyId, kind: 'ENGINE', createdAt: at.createdAt })
    const price = { amount: 400, currency: 'USD', provider: 'DEMO', credits: 100, packId: 'p' } as const
    await test.db.insert(purchases).values({ ...owner, ...price, status: 'PAID' })
    const charged = await test.scope((scope) => hold(scope, user.id, { action: 'generate_story', units: 5 }))
    await test.scope((scope) => capture(scope, charged, 4))
    const refunded = await test.scope((scope) => hold(scope, user.id, { action: 'upscale' }))
    await test.scope((scope) => capture(scope, refunded))
    await test.scope((scope) => release(scope, refunded, 'One failed'))
    await test.db.insert(activeDays).values({ userId: user.id, day: today() }).onConflictDoNothing()
    test.clock.advance(DAY_MS)
  }
}

/** The expected figures, from the rows alone. */
async function recount() {
  const counted = readRows(
    await test.db.execute(sql`
      with figures as (
        select 'SIGN_UPS' as kind, utc_day(date_joined) as day, count(*)::int as amount from users group by 2
        union all select 'STORIES', utc_day(created_at), count(*) from stories group by 2
        union all select 'TASKS', utc_day(created_at), count(*) from tasks group by 2
        union all select 'VIDEOS', utc_day(created_at), count(*) from renders where status = 'COMPLETED' group by 2
        union all select 'REPORTS', utc_day(created_at), count(*) from reports group by 2
        union all select 'CREDITS', day, sum(charged) from credit_days group by 2
        union all select 'REVENUE', utc_day(created_at), sum(amount) from purchases where status = 'PAID' group by 2
        union all select 'ACTIVE', day, count(*) from active_days group by 2
        union all select 'LAST_ACTIVE', day, count(*) from (select max(day) as day from active_days group by user_id) l group by 2
      ) select kind, day::text as day, amount::int as amount from figures where amount <> 0 order by 1, 2`),
  )
  const kinds = [
    'SIGN_UPS',
    'STORIES',
    'TASKS',
    'VIDEOS',
    'REPORTS',
    'CREDITS',
    'REVENUE',
    'ACTIVE',
    'LAST_ACTIVE',
  ] as const
  const figures = await readDailySums(test.db, kinds, { from: '2000-01-01', to: '2100-01-01' })
  const kept = figures.flatMap(({ kind, day, amount }) => (amount === 0 ? [] : [{ kind, day, amount }]))
  return { counted, kept: kept.sort((a, b) => (a.kind + a.day < b.kind + b.day ? -1 : 1)) }
}

it('figures stored by increments equal a recount of the rows', async () => {
  await live()
  const { counted, kept } = await recount()
  expect(counted.length).toBeGreaterThan(15)
  expect(kept).toEqual(counted)
})

it('a deleted account leaves its figures as it leaves its rows, and no totals', async () => {
  await live()
  await foldFigures(test.db)
  await test.scope((scope) => deleteRowsOf(scope.db, ada.row))
  const { counted, kept } = await recount()
  expect(kept).toEqual(counted)
  expect((await test.db.select().from(personTotals)).filter(({ userId }) => userId === ada.id)).toEqual([])
})

it('tasks are split by their outcome, however often that changed', async () => {
  await live()
  const figures = await readDailySums(test.db, ['TASKS'], { from: '2000-01-01', to: '2100-01-01' }, { TASKS: 2 })
  const byStatus = new Map<string, number>()
  for (const { parts, amount } of figures) byStatus.set(parts[0] ?? '', (byStatus.get(parts[0] ?? '') ?? 0) + amount)
  expect(Object.fromEntries(byStatus)).toMatchObject({ COMPLETED: 6, FAILED: 3 })
})

it.each([
  ['one after the other', [0, 3, 9, 40, 41]],
  ['in any order', [40, 0, 41, 9, 3]],
])('users active in 7 and 30 days are counted once each, days coming %s', async (_order, days) => {
  const start = Date.parse('2030-01-01')
  const dayOf = (offset: number) => new Date(start + offset * DAY_MS).toISOString().slice(0, 10)
  const add = (userId: string, offset: number) => test.db.insert(activeDays).values({ userId, day: dayOf(offset) })
  for (const offset of days) await add(ada.id, offset)
  // Several rows in one statement see each other, too.
  await test.db.insert(activeDays).values([2, 5, 20].map((offset) => ({ userId: eve.id, day: dayOf(offset) })))
  const figures = await readDailySums(test.db, ['ACTIVE_7', 'ACTIVE_30'], { from: dayOf(0), to: dayOf(100) })
  const rows = (await test.db.select().from(activeDays)).filter(({ day }) => day >= dayOf(0))
  for (const width of [7, 30])
    for (let offset = 0; offset < 80; offset++) {
      const kept = figures
        .filter(({ kind, day }) => kind === `ACTIVE_${width}` && day <= dayOf(offset))
        .reduce((sum, { amount }) => sum + amount, 0)
      const active = rows.filter(({ day }) => day <= dayOf(offset) && day > dayOf(offset - width))
      expect([width, offset, kept]).toEqual([width, offset, new Set(active.map(({ userId }) => userId)).size])
    }
  await test.scope((scope) => deleteRowsOf(scope.db, ada.row))
  const after = await readDailySums(test.db, ['ACTIVE_30'], { from: dayOf(0), to: dayOf(41) })
  expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBe(1)
})

it('users charged for an action are counted by their last day', async () => {
  await live()
  const figures = await readFigureSums(test.db, ['LAST_CHARGED'], { from: '2000-01-01', to: '2100-01-01' })
  const rows = await test.db.select().from(creditDays)
  const people = new Set(rows.filter(({ action }) => action === 'upscale').map(({ userId }) => userId))
  const kept = figures.filter(({ parts }) => parts[0] === 'upscale').reduce((sum, { amount }) => sum + amount, 0)
  expect(kept).toBe(people.size)
})
