import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#server/platform/ports/db.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'

/** One SQL file of `server/platform/db/migrations`; the host brings the texts (Node from disk, the tab from its bundle). */
export interface Migration {
  /** File name without `.sql`; files run in the order of their names. */
  name: string
  sql: string
}

/** The stored schema and this version of the program do not match; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Checksums of the same migration with another comment, which some servers applied, and the present ones. */
const SAME: ReadonlyMap<string, string> = new Map([
  // 0022_kept_cohorts
  [
    '389b713bd2e44bdee8eeca0eb4f23953fff8c41884e922f39f7e9b4f88de0b6e',
    'e06719248a3396b7882533691e6083dc3342f5b3efbf6ee3b9bd5482675217bf',
  ],
])

/** A stored checksum as this version has it. */
export const presentChecksum = (stored: string): string => SAME.get(stored) ?? stored

const STATEMENT_BREAK = '--> statement-breakpoint'
/** Any constant; two servers starting on one PostgreSQL wait for each other. */
const LOCK = 4_400_001

/** Brings the schema up to date, all or nothing. Returns the names of the migrations that were new. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create table if not exists schema_migrations (name text primary key, checksum text not null)`)
    await tx.execute(sql`alter table schema_migrations add column if not exists requires text`)
    const rows = await tx.execute(sql`select name, checksum from schema_migrations`)
    const applied = new Map(readRows(rows).map((row) => [String(row.name), presentChecksum(String(row.checksum))]))
    refuseUnknown(applied, ordered)
    const added: string[] = []
    for (const migration of ordered) {
      const checksum = await sha256Hex(migration.sql)
      const known = applied.get(migration.name)
      if (known === checksum) continue
      if (known !== undefined)
        throw new MigrationError(`The migration ${migration.name} was changed after it was applied`)
      for (const statement of migration.sql.split(STATEMENT_BREAK))
        if (statement.trim()) await tx.execute(sql.raw(statement))
      const requires = REQUIRES.exec(migration.sql)?.[1] ?? null
      await tx.execute(
        sql`insert into schema_migrations (name, checksum, requires) values (${migration.name}, ${checksum}, ${requires})`,
      )
      added.push(migration.name)
    }
    return added
  })
}

/**
 * For a process that leaves migrating to another one: refuses a schema that lacks one of its migrations. Later ones only add to
 * it (what is removed goes a release later), so that old and new processes overlap during a roll-out; one that does remove
 * something names the oldest version of the schema that can serve it, in a first line `-- requires 0040_name`.
 */
export async function requireSchema(db: Db, migrations: readonly Migration[]): Promise<void> {
  const rows = await db.execute(sql`select to_regclass('schema_migrations') is not null as exists`)
  const applied = readRows(rows)[0]?.exists
    ? readRows(await db.execute(sql`select name, requires from schema_migrations`))
    : []
  const names = new Set(applied.map(({ name }) => String(name)))
  const missing = migrations.find(({ name }) => !names.has(name))
  if (missing)
    throw new MigrationError(
      `This database lacks ${missing.name}. Run the program with ROLE=migrate first, then start the other processes`,
    )
  const known = new Set(migrations.map(({ name }) => name))
  const needed = applied.find(({ requires }) => typeof requires === 'string' && !known.has(requires))
  if (needed)
    throw new MigrationError(
      `This database was changed by a newer version (${String(needed.name)}) that this one can’t work with. Start that version`,
    )
}

const REQUIRES = /^-- requires (\S+)/u

function refuseUnknown(applied: ReadonlyMap<string, string>, known: readonly Migration[]) {
  const first = known[0]
  if (first && applied.size > 0 && !applied.has(first.name))
    throw new MigrationError(
      'This data is from before the first release and can’t be migrated. Delete it, or use another data directory or database',
    )
  const names = new Set(known.map((migration) => migration.name))
  const newer = [...applied.keys()].filter((name) => !names.has(name))
  if (newer.length > 0)
    throw new MigrationError(
      `This data was written by a newer version (${newer.join(', ')}). Start that version or use another data directory`,
    )
}

const resultSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** Both drivers answer `execute` with an object that holds `rows`. */
export function readRows(result: unknown): Record<string, unknown>[] {
  return resultSchema.parse(result).rows
}
