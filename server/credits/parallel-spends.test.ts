import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creditLots, users } from '#server/db/schema/index.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { readBalance } from './account.ts'
import { hold } from './hold.ts'

const apps = await onBothDatabases()

it.each(apps)('on %s, of 50 spends at once of a balance that allows 7, 7 are accepted', async (_, test) => {
  const { id } = await test.user()
  await test.db.update(users).set({ creditBalance: 15 }).where(eq(users.id, id))
  await test.db.update(creditLots).set({ remaining: 15 }).where(eq(creditLots.userId, id))
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, () => test.scope((scope) => hold(scope, id, { action: 'upscale' }))),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  // By what was read of the balance, not only by what the tables forbid.
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refusals.filter((reason) => reason.status !== 402)).toEqual([])
  expect(await readBalance(test.app, id)).toEqual({ posted: 15, held: 14, available: 1 })
})
