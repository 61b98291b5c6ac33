import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openPostgres } from '#server/node/postgres.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { realtimeChannels } from './schema/index.ts'
import { statement } from './statement.ts'
import { startPostgres } from './testing/postgres.ts'

const add = statement('test_add', ['channel', 'seq'], (db, at) => db.insert(realtimeChannels).values(at).returning())
const read = statement('test_read', ['channel'], (db, at) =>
  db.select().from(realtimeChannels).where(eq(realtimeChannels.channel, at.channel)),
)

const postgres = startPostgres()
const stores: Record<string, () => Promise<OpenedDb>> = {
  PGlite: openTestDatabase,
  ...(postgres && {
    PostgreSQL: async () => {
      const opened = openPostgres(postgres.createDatabase())
      await migrate(opened.db, await readMigrations())
      return opened
    },
  }),
}
afterAll(() => postgres?.stop())

describe.each(Object.entries(stores))('a statement on %s', (_name, open) => {
  it('a statement runs where it is called: on the database, in a transaction and within a nested one', async () => {
    const { db, close } = await open()
    const seqOf = async (on: DbOrTx, channel: string) => (await read(on, { channel }))[0]?.seq
    expect(await add(db, { channel: 'kept', seq: 1 })).toEqual([{ channel: 'kept', seq: 1 }])
    const failed = db.transaction(async (tx) => {
      await add(tx, { channel: 'lost', seq: 2 })
      await tx.transaction((inner) => add(inner, { channel: 'lost too', seq: 3 }))
      expect([await seqOf(tx, 'kept'), await seqOf(tx, 'lost'), await seqOf(tx, 'lost too')]).toEqual([1, 2, 3])
      throw new Error('Reversed')
    })
    await expect(failed).rejects.toThrow('Reversed')
    expect([await seqOf(db, 'kept'), await seqOf(db, 'lost'), await seqOf(db, 'lost too')]).toEqual([
      1,
      undefined,
      undefined,
    ])
    await close()
  })
})
