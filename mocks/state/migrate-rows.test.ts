import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { schemaOf } from '../db/product-tables.ts'
import { migrateRows, rowsOf } from './migrate-rows.ts'
import { UnreadableState } from './state-file.ts'

/** Rows saved by the version before a migration. */
async function saveBefore(name: string) {
  const { db, client, close } = await openPglite()
  await migrate(
    db,
    migrations.filter((each) => each.name < name),
  )
  await db.execute(
    sql`insert into users (email, date_joined, updated_at, default_image_model) values ('ada@example.com', now(), now(), 'FLUX')`,
  )
  const saved = { rows: await rowsOf(client), schema: await schemaOf(client) }
  await close()
  return saved
}
const { rows, schema } = await saveBefore('0031_')

it('migrates rows of an earlier version like those of a server', async () => {
  const [[key, before] = ['', '']] = [...rows].filter(([name]) => name.startsWith('users/'))
  expect(before).toContain('"default_image_model":"FLUX"')
  const migrated = await migrateRows(rows, schema)
  expect(JSON.parse(migrated.get(key) ?? '')).toMatchObject({
    ...(JSON.parse(before) as object),
    // What that version chose had no effect.
    default_image_model: 'AUTO',
  })
})

it('rows of a version in which the comment of a migration was different are migrated, too', async () => {
  const other = schema.replace(
    /(?<=0022_kept_cohorts:)\w+/u,
    '389b713bd2e44bdee8eeca0eb4f23953fff8c41884e922f39f7e9b4f88de0b6e',
  )
  expect(other).not.toBe(schema)
  expect((await migrateRows(rows, other)).size).toBe(rows.size)
})

it.each([
  ['a later version', (schema: string) => `${schema},9999_later:abc`],
  ['migrations that are not these', (schema: string) => schema.replace(/:\w/u, ':x')],
  ['no schema', () => ''],
])('rows of %s are refused', async (_what, change) => {
  await expect(migrateRows(rows, change(schema))).rejects.toThrow(UnreadableState)
})
