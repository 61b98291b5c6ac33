import type { PGlite } from '@electric-sql/pglite'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { migrate, type Migration, presentChecksum } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { openPglite } from '#server/platform/db/pglite.ts'
import { productTables } from '../db/product-tables.ts'
import { restoreRows } from '../db/restore-rows.ts'
import { UnreadableState } from './state-file.ts'

/**
 * Rows that an earlier version saved, as this version has them: put into a database of that version, which is migrated then. Rejects with
 * UnreadableState where they are of a later version or of migrations that are not these.
 * @param rows as JSON, under their table and primary key
 * @param schema names and checksums of the migrations that they fit to
 */
export async function migrateRows(rows: ReadonlyMap<string, string>, schema: string): Promise<Map<string, string>> {
  const earlier = await migrationsOf(schema)
  const { db, client, close } = await openPglite()
  try {
    await migrate(db, earlier)
    await restoreRows(client, rows)
    await migrate(db, migrations)
    return await rowsOf(client)
  } finally {
    await close()
  }
}

/** Every row of the product, as JSON under its table and primary key. */
export async function rowsOf(client: PGlite): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const { name, keys } of await productTables(client)) {
    const place = keys.map((key) => `"${key}"`).join(', ')
    const { rows } = await client.query<{ key: string; row: string }>(
      `select concat_ws('/', '${name}', ${place}) as key, row_to_json(rows)::text as row from "${name}" rows`,
    )
    for (const { key, row } of rows) all.set(key, row)
  }
  return all
}

/** The first ones of this version, when these are what the schema consists of. */
async function migrationsOf(schema: string): Promise<Migration[]> {
  const named = schema.split(',').map((each) => each.replace(/(?<=:).*/u, presentChecksum))
  const earlier = migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, named.length)
  const own = await Promise.all(earlier.map(async ({ name, sql }) => `${name}:${await sha256Hex(sql)}`))
  if (own.join(',') !== named.join(','))
    throw new UnreadableState('This state uses another database schema. Open it with the version that saved it')
  return earlier
}
