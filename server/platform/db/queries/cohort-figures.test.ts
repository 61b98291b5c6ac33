import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteRowsOf } from '#server/modules/account/delete-account.ts'
import {
  creditHolds,
  purchases,
  renders,
  stories,
  subscriptionPayments,
  subscriptions,
  tasks,
  users,
} from '#server/platform/db/schema/index.ts'
import { migrate, readRows } from '#server/platform/db/migrate.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { openPostgres } from '#server/node/postgres.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { seedStaffDemo } from '../../../../scripts/lib/seed-staff-demo.mjs'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readCounted, readStoredFigures } from '#server/testing/recount-cohorts.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { foldFigures } from './figures.ts'

const test = await createTestApp()
const DAY_MS = 24 * 60 * 60 * 1000
let ada: TestUser
let eve: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ isPremium: true })
  test.clock.advance(DAY_MS)
  eve = await test.user({ hasProfile: false })
  await test.db.update(users).set({ country: 'DE', howDidYouHearAboutUs: 'Google' }).where(eq(users.id, ada.id))
  await test.db
    .update(users)
    .set({ emailVerifiedAt: null, howDidYouHearAboutUs: 'A friend | or two' })
    .where(eq(users.id, eve.id))
})
const postgres = startPostgres()
afterAll(async () => {
  await test.close()
  postgres?.stop()
})

/** Everything a user's activity leaves: stories, an export, credits, payments, a plan, and failures. */
async function live(user: TestUser) {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const owner = { userId: user.id, ...at }
  const story = { ...owner, displayTitle: 't', creationMode: 'Text' } as const
  const failed = { status: 'FAILED', errorMessage: 'No voice | or none' } as const
  const [first] = await test.db
    .insert(stories)
    .values([
      { ...story, firstGeneratedAt: at.createdAt },
      { ...story, ...failed },
    ])
    .returning()
  const storyId = first?.id ?? ''
  const task = { ...owner, storyId, taskType: 'upscale', modelId: 'm' } as const
  await test.db.insert(tasks).values([task, { ...task, ...failed }, { ...task, status: 'FAILED' }])
  const size = { width: 1, height: 1, durationInFrames: 1, scenesTotal: 1, document: {} }
  const render = { ...owner, storyId, ...size, executor: 'BROWSER' } as const
  await test.db.insert(renders).values([
    { ...render, status: 'COMPLETED' },
    { ...render, ...failed },
  ])
  await test.db
    .insert(creditHolds)
    .values({ ...owner, action: 'upscale', status: 'CAPTURED', amount: 3, captured: 3, storyId, endedAt: at.createdAt })
  const price = { amount: 400, provider: 'DEMO', credits: 100, packId: 'p' } as const
  await test.db.insert(purchases).values([
    { ...owner, ...price, currency: 'USD', status: 'PAID' },
    { ...owner, ...price, currency: 'EUR', status: 'PENDING' },
  ])
  const plan = { priceId: 'pro-month-usd', amount: 1_900, currency: 'USD' } as const
  const [bought] = await test.db
    .insert(subscriptions)
    .values({ ...owner, ...plan, premiumType: 'PRO', status: 'ACTIVE' })
    .returning()
  const period = { startsAt: at.createdAt, endsAt: at.createdAt, reference: crypto.randomUUID() }
  await test.db
    .insert(subscriptionPayments)
    .values({ subscriptionId: bought?.id ?? '', ...plan, ...period, ...at, status: 'PAID' })
  return storyId
}

it('stored cohorts, failures by reason and wrong balances equal a recount of the rows', async () => {
  for (const user of [ada, eve, ada]) {
    await live(user)
    test.clock.advance(DAY_MS)
  }
  const counted = await readCounted(test.db)
  expect(counted.cohorts.length).toBeGreaterThan(30)
  expect(counted.failures.length).toBeGreaterThan(10)
  expect(await readStoredFigures(test.db)).toEqual(counted)
})

/** What changes a user's cohort, or their figures in it. */
const CHANGES: readonly (readonly [what: string, change: () => Promise<unknown>])[] = [
  ['they are found in a country', () => test.db.update(users).set({ country: 'FR' }).where(eq(users.id, eve.id))],
  ['they say how they came', () => test.db.update(users).set({ howDidYouHearAboutUs: '' }).where(eq(users.id, ada.id))],
  ['their plan ends', () => test.db.update(users).set({ isPremium: false }).where(eq(users.id, ada.id))],
  ['they verify', () => test.db.update(users).set({ emailVerifiedAt: test.clock.now() })],
  ['they complete their profile', () => test.db.update(users).set({ profileCompletedAt: test.clock.now() })],
  ['their stories are generated', () => test.db.update(stories).set({ firstGeneratedAt: test.clock.now() })],
  ['their films are deleted', () => test.db.delete(renders).where(eq(renders.userId, ada.id))],
  ['a payment comes back', () => test.db.update(purchases).set({ status: 'REFUNDED' })],
  ['a reason is found', () => test.db.update(tasks).set({ errorMessage: 'Too large' })],
  ['what failed is tried again', () => test.db.update(stories).set({ status: 'COMPLETED', errorMessage: null })],
  ['a balance goes wrong', () => test.db.update(users).set({ creditBalance: 7 }).where(eq(users.id, eve.id))],
  ['an account is deleted', () => test.scope((scope) => deleteRowsOf(scope.db, ada.row))],
]

describe.each([true, false])('folded before: %s', (isFoldedBefore) => {
  it.each(CHANGES)('stored figures still equal a recount when %s', async (_what, change) => {
    await live(ada)
    await live(eve)
    if (isFoldedBefore) await foldFigures(test.db)
    const before = await readCounted(test.db)
    await change()
    const counted = await readCounted(test.db)
    expect(counted).not.toEqual(before)
    expect(await readStoredFigures(test.db)).toEqual(counted)
  })
})

it.skipIf(!postgres)('no user is counted twice when two servers fold figures at the same time', async () => {
  const { db, close } = openPostgres(postgres?.createDatabase() ?? '')
  await migrate(db, await readMigrations())
  const now = new Date()
  const [user] = await db
    .insert(users)
    .values({ email: 'ada@example.com', dateJoined: now, updatedAt: now })
    .returning()
  const makeStory = (tx: DbOrTx) =>
    tx
      .insert(stories)
      .values({ userId: user?.id ?? '', displayTitle: 't', creationMode: 'Text', createdAt: now, updatedAt: now })
  await foldFigures(db)
  let second: Promise<unknown> = Promise.resolve()
  await db.transaction(async (first) => {
    await makeStory(first)
    await foldFigures(first)
    second = db.transaction(async (tx) => {
      await makeStory(tx)
      await foldFigures(tx)
    })
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%fold_figures%'`
    await vi.waitUntil(async () => readRows(await db.execute(waiting)).length === 1)
  })
  await second
  expect(await readStoredFigures(db)).toEqual(await readCounted(db))
  await close()
})

it('a database from before is filled by its migration with the result of a recount', async () => {
  const released = await readMigrations()
  const { db, close } = await openPglite()
  const before = released.filter(({ name }) => name < '0022')
  await migrate(db, before)
  await db.transaction((tx) =>
    seedStaffDemo({ exec: (text: string) => tx.execute(sql.raw(text)) }, 1_000, { isLatest: false }),
  )
  await migrate(db, released)
  const filled = await readStoredFigures(db)
  expect(filled.failures.length).toBeGreaterThan(20)
  expect(filled).toEqual(await readCounted(db))
  await close()
})
