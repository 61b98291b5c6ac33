import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { creditHolds, creditLots, jobs, users } from '#server/platform/db/schema/index.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { expectBooksExact } from './testing/expect-books-exact.ts'

const opened = await openPglite()
afterAll(() => opened.close())

it('charges and refunds from before there were holds are migrated, and none is lost', async () => {
  const { db } = opened
  const all = await readMigrations()
  const at = all.findIndex(({ name }) => name.endsWith('credit_holds'))
  await migrate(db, all.slice(0, at))
  const [ada, charge, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db.execute(
    sql`insert into users (id, email, credit_balance, date_joined, updated_at) values (${ada}, 'ada@example.com', 95, now(), now())`,
  )
  const add = (id: string, kind: string, amount: number, refundOf: string | null = null) =>
    db.execute(
      sql`insert into credit_entries (id, user_id, kind, amount, action, refund_of_id, created_at) values (${id}, ${ada}, ${kind}, ${amount}, 'upscale', ${refundOf}, now())`,
    )
  await add(crypto.randomUUID(), 'GRANT', 100)
  await add(charge, 'CHARGE', -5)
  await add(gone, 'CHARGE', -7)
  await add(crypto.randomUUID(), 'REFUND', 7, gone)
  await db.execute(
    sql`insert into jobs (kind, payload, run_at, created_at, updated_at) values ('run-task', ${JSON.stringify({ chargeId: charge })}::jsonb, now(), now(), now())`,
  )
  await migrate(db, all)
  const holds = await db.select().from(creditHolds)
  expect(new Map(holds.map(({ id, status, captured }) => [id, [status, captured]]))).toEqual(
    new Map([
      [charge, ['CAPTURED', 5]],
      [gone, ['REFUNDED', 7]],
    ]),
  )
  expect(await db.select().from(creditLots)).toMatchObject([
    { userId: ada, source: 'START', granted: 100, remaining: 95 },
  ])
  expect((await db.select().from(jobs))[0]?.payload).toEqual({ holdId: charge })
  expect((await db.select().from(users))[0]).toMatchObject({ creditBalance: 95, creditsHeld: 0 })
  await expectBooksExact(db, ada, new Date())
})
