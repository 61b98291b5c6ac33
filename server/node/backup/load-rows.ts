import { sql } from 'drizzle-orm'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { migrate, type Migration, MigrationError, presentChecksum, readRows } from '#server/platform/db/migrate.ts'
import type { Db, Tx } from '#server/platform/ports/db.ts'
import { ConfigError } from '../config-error.ts'
import { hashRows, readLines, type RowSet, useTextForms } from './rows.ts'

/** What is sent to the database at once, characters. */
const BATCH = 500_000

/** The migrations that rows were written with; throws when this version lacks one of them. */
export async function migrationsOf({ migrations }: RowSet, known: readonly Migration[]): Promise<Migration[]> {
  const byName = new Map(known.map((each) => [each.name, each]))
  const newer = migrations.filter(({ name }) => !byName.has(name)).map(({ name }) => name)
  if (newer.length > 0)
    throw new MigrationError(
      `This data was written by a newer version (${newer.join(', ')}). Restore it with that version`,
    )
  const used: Migration[] = []
  for (const { name, checksum } of migrations) {
    const migration = byName.get(name)
    if (!migration || presentChecksum(checksum) !== (await sha256Hex(migration.sql)))
      throw new MigrationError(`This data was written by another program: its migration ${name} is not the same`)
    used.push(migration)
  }
  return used
}

/** Whether a database can take the rows as it is, holds an installation's data, or another program's. */
export async function contentOf(db: Db): Promise<'nothing' | 'data' | 'other tables'> {
  const [found] = readRows(
    await db.execute(sql`
      select to_regclass('schema_migrations') is not null and to_regclass('users') is not null as "isOurs",
        exists (select 1 from pg_tables where schemaname = current_schema()) as "hasTables"`),
  )
  if (found?.isOurs !== true) return found?.hasTables === true ? 'other tables' : 'nothing'
  return readRows(await db.execute(sql`select 1 as one from users limit 1`)).length > 0 ? 'data' : 'nothing'
}

/**
 * Replaces the content of a database, all or nothing: the schema as it was, the rows, which are read again and compared, and
 * the migrations since. Needs no rights but those of the owner.
 * @returns the migrations that were added to those of the rows
 */
export async function loadRows(
  db: Db,
  folder: string,
  rowSet: RowSet,
  migrations: readonly Migration[],
): Promise<string[]> {
  const former = await migrationsOf(rowSet, migrations)
  return db.transaction(async (tx) => {
    await useTextForms(tx)
    await tx.execute(DROP_ALL)
    await migrate(tx, former)
    // Tables refer to each other in circles, and a trigger would count and refuse rows a second time.
    const references = await dropReferences(tx)
    for (const { name } of rowSet.tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
    for (const table of rowSet.tables) {
      await tx.execute(sql`delete from ${sql.identifier(table.name)}`)
      await loadTable(tx, table, folder)
      const loaded = await hashRows(tx, table)
      if (loaded.rows !== table.rows || loaded.sha256 !== table.sha256)
        throw new Error(`The rows of ${table.name} are not what was written. Nothing was changed`)
    }
    await tx.execute(sql`set constraints all immediate`)
    for (const { name } of rowSet.tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
    for (const { name, lastValue } of rowSet.sequences)
      await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${lastValue}::bigint)`)
    for (const reference of references) await tx.execute(sql.raw(reference))
    return migrate(tx, migrations)
  })
}

/** Rows of extensions are left alone. The queue makes its tables, and the tickets of open jobs, at the next start. */
const DROP_ALL = sql.raw(`
  do $$ declare command text; begin
    for command in
      select format('drop table if exists %I cascade', c.relname) from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    loop execute command; end loop;
    for command in
      select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop execute command; end loop;
    drop schema if exists pgboss cascade;
  end $$`)

/** Drops all foreign keys. @returns the statements that add, and so check, them */
async function dropReferences(tx: Tx): Promise<string[]> {
  const rows = readRows(
    await tx.execute(sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`),
  )
  for (const row of rows) await tx.execute(sql.raw(String(row.drop)))
  return rows.map((row) => String(row.add))
}

async function loadTable(tx: Tx, { name, columns }: RowSet['tables'][number], folder: string): Promise<void> {
  const types = new Map(
    readRows(
      await tx.execute(sql`
        select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${`"${name}"`}::regclass and attnum > 0 and not attisdropped`),
    ).map((row) => [String(row.name), String(row.type)]),
  )
  const values = columns.map((column, at) => {
    const type = types.get(column)
    if (type === undefined) throw new ConfigError(`The table ${name} has no column ${column}`)
    return sql.raw(`(line->>${at})::${type}`)
  })
  const names = columns.map((column) => sql.identifier(column))
  const insert = (lines: readonly string[]) =>
    tx.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) line`)
  let lines: string[] = []
  let length = 0
  for await (const line of readLines(folder, name)) {
    lines.push(line)
    length += line.length
    if (length < BATCH) continue
    await insert(lines)
    ;[lines, length] = [[], 0]
  }
  if (lines.length > 0) await insert(lines)
}
