import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creditLots, users } from '#server/platform/db/schema/index.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { lockCredits, readBalance } from './account.ts'
import { hold } from './hold.ts'

const apps = await onBothDatabases()

it.each(apps)('on %s, of 50 parallel spends of a balance that allows 7, 7 are accepted', async (_, test) => {
  const { id } = await test.user()
  await test.db.update(users).set({ creditBalance: 15 }).where(eq(users.id, id))
  await test.db.update(creditLots).set({ remaining: 15 }).where(eq(creditLots.userId, id))
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, () => test.scope((scope) => hold(scope, id, { action: 'upscale' }))),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  // By the balance that was read, not only by the table constraints.
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refusals.filter((reason) => reason.status !== 402)).toEqual([])
  expect(await readBalance(test.app, id)).toEqual({ posted: 15, held: 14, available: 1 })
})

// PGlite has one connection: no call waits for a row's lock there.
const onPostgres = apps.filter(([name]) => name === 'PostgreSQL')

const spend15 = (test: TestApp, as: TestUser) =>
  Promise.all(Array.from({ length: 15 }, () => test.call('improvePrompt', { as, body: { prompt: 'A lighthouse' } })))

const ALL_ANSWERED = Array.from({ length: 15 }, () => 200)

it.each(onPostgres)(
  'improvePrompt: on %s, 15 parallel calls of one user are all answered and charged once',
  async (_, test) => {
    const ada = await test.user()
    const before = await test.balance(ada)
    expect((await spend15(test, ada)).map(({ status }) => status)).toEqual(ALL_ANSWERED)
    expect(before - (await test.balance(ada))).toBe(15)
  },
)

it.each(onPostgres)(
  'improvePrompt: on %s, calls of one user that wait for their credits leave connections to another user',
  async (_, test) => {
    const [ada, eve] = [await test.user(), await test.user()]
    const calls = await test.scope(async (scope) => {
      await lockCredits(scope, ada.id)
      const waiting = spend15(test, ada)
      for (let read = 0; read < 30; read++) await test.ok('getUserDetails', { as: eve })
      return { waiting }
    })
    expect((await calls.waiting).map(({ status }) => status)).toEqual(ALL_ANSWERED)
  },
)
