import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { users } from '#server/db/schema/index.ts'
import { dumpTables, restoreTables, tableNames } from './row-dump.ts'
import { writtenTables } from './written-tables.ts'

test('a statement names the tables it writes; a deletion may reach any', () => {
  expect(writtenTables('insert into "users" ("id") values ($1) on conflict do nothing')).toEqual(['users'])
  expect(writtenTables('with x as (update "stories" set "a" = 1 returning 1) insert into "jobs" select 1')).toEqual([
    'stories',
    'jobs',
  ])
  expect(writtenTables('select "update" from "users"')).toEqual([])
  expect(writtenTables('delete from "scenes" where "id" = $1')).toBeNull()
})

test('rows come back as they were, and new ones get new numbers', async () => {
  const first = await openTestDatabase()
  const moment = new Date('2026-03-01T10:00:00.123Z')
  await first.db.insert(users).values({
    email: 'ada@example.com',
    firstName: 'Ada "the first" — 第一',
    suggestedContent: ['a', 'b'],
    dateJoined: moment,
    updatedAt: moment,
  })
  const before = await first.db.select().from(users)
  const rows = await dumpTables(first.client, await tableNames(first.client))
  await first.close()
  const second = await openTestDatabase()
  await restoreTables(second.client, rows)
  expect(await second.db.select().from(users)).toEqual(before)
  await second.close()
})
