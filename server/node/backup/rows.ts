import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { readRows } from '#server/platform/db/migrate.ts'
import type { Db, Tx } from '#server/platform/ports/db.ts'
import { ConfigError } from '../config-error.ts'

/** Of tables and columns: a name becomes part of a path. */
const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/)

/** What was read of a database, besides the files with its rows: one `<table>.jsonl` for each table. */
export const rowSetSchema = z.object({
  /** The schema that the rows belong to. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: nameSchema,
      columns: z.array(nameSchema),
      /** What the rows are sorted by. */
      key: z.array(nameSchema),
      rows: z.number().int().min(0),
      /** Of the file, in hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
  /** The last number that each sequence has handed out. */
  sequences: z.array(z.object({ name: nameSchema, lastValue: z.string() })),
})

export type RowSet = z.infer<typeof rowSetSchema>
type RowTable = Pick<RowSet['tables'][number], 'name' | 'columns' | 'key'>

/** Where a running server writes the rows for the backup command, in its data directory. */
export const ROWS_OF_BACKUP = 'backup-rows'

export const rowFile = (folder: string, table: string) => path.join(folder, `${table}.jsonl`)

/** Rows that are read at once; some hold a whole story. */
const BATCH = 200

/** So that both databases, and any server's settings, write the same text for the same value, however long it takes. */
const TEXT_FORMS = [
  sql`set local statement_timeout = 0`,
  sql`set local idle_in_transaction_session_timeout = 0`,
  sql`set local timezone = 'UTC'`,
  sql`set local datestyle = 'ISO, MDY'`,
  sql`set local intervalstyle = 'postgres'`,
  sql`set local bytea_output = 'hex'`,
  sql`set local extra_float_digits = 1`,
]

export async function useTextForms(tx: Tx): Promise<void> {
  for (const form of TEXT_FORMS) await tx.execute(form)
}

/**
 * Writes all rows, as they are at one moment, into a new folder: a line for each, a JSON array with every value as PostgreSQL's
 * text. The queue's own tables are left out; its tickets are sent anew. On PGlite other calls wait meanwhile.
 */
async function writeRows(db: Db, folder: string): Promise<RowSet> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const isThere = readRows(await db.execute(sql`select to_regclass('schema_migrations') is not null as exists`))
  if (isThere[0]?.exists !== true) throw new ConfigError('The database is empty: there is nothing to copy')
  return db.transaction(
    async (tx) => {
      await useTextForms(tx)
      const migrations = await tx.execute(sql`select name, checksum from schema_migrations order by name`)
      const tables: RowSet['tables'] = []
      for (const table of await listTables(tx)) tables.push({ ...table, ...(await writeTable(tx, table, folder)) })
      const sequences = await tx.execute(sql`
        select sequencename as name, last_value::text as "lastValue" from pg_sequences
        where schemaname = current_schema() and last_value is not null order by 1`)
      return rowSetSchema.parse({ migrations: readRows(migrations), tables, sequences: readRows(sequences) })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The same into a folder that may be left from a command that was killed. */
export async function writeRowsAnew(db: Db, folder: string): Promise<RowSet> {
  await rm(folder, { recursive: true, force: true })
  return writeRows(db, folder)
}

async function listTables(tx: Tx): Promise<RowTable[]> {
  const rows = await tx.execute(sql`
    select c.relname as name,
      (select array_to_json(array_agg(a.attname::text order by a.attnum)) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_to_json(array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by c.relname collate "C"`)
  const found = z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()).nullable() })
  return z
    .array(found)
    .parse(readRows(rows))
    .map((table) => ({ ...table, key: table.key ?? table.columns }))
}

async function writeTable(tx: Tx, table: RowTable, folder: string): Promise<{ rows: number; sha256: string }> {
  const file = await open(rowFile(folder, table.name), 'wx', 0o600)
  try {
    const read = await hashRows(tx, table, (lines) => file.writeFile(lines))
    await file.sync()
    return read
  } finally {
    await file.close()
  }
}

/** Reads a table. @param use the lines of some rows, in the order of the primary key. */
export async function hashRows(
  tx: Tx,
  table: RowTable,
  use: (lines: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ rows: number; sha256: string }> {
  const text = (columns: readonly string[]) => columns.map((column) => sql`${sql.identifier(column)}::text`)
  // By text: numbers, dates and any collation are in the same order on every server.
  const order = text(table.key).map((column) => sql`${column} collate "C"`)
  const hash = createHash('sha256')
  let count = 0
  await tx.execute(sql`
    declare table_rows no scroll cursor for
    select to_json(array[${sql.join(text(table.columns), sql`, `)}]::text[])::text as line
    from ${sql.identifier(table.name)} order by ${sql.join(order, sql`, `)}`)
  for (;;) {
    const rows = readRows(await tx.execute(sql`fetch ${sql.raw(String(BATCH))} from table_rows`))
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => `${String(line)}\n`).join('')
    hash.update(lines)
    count += rows.length
    await use(lines)
  }
  await tx.execute(sql`close table_rows`)
  return { rows: count, sha256: hash.digest('hex') }
}

/** The lines of a table. Unlike Node's own reader of lines it ends one at a line feed alone: users' texts contain U+2028. */
export async function* readLines(folder: string, table: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(rowFile(folder, table), 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
