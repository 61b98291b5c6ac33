import type { PGlite } from '@electric-sql/pglite'

/** Rows of tables as JSON texts: what survives a reload, whatever PGlite's own files look like. */
export type TableRows = Record<string, string>

const BOOKKEEPING = 'schema_migrations'

/** Every table of the product. */
export async function tableNames(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> $1 order by tablename`,
    [BOOKKEEPING],
  )
  return rows.map((row) => row.name)
}

/** Names and checksums of the migrations that rows fit to. */
export async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select string_agg(name || ':' || checksum, ',' order by name) as schema from ${BOOKKEEPING}`,
  )
  return rows[0]?.schema ?? ''
}

/** All rows of these tables. One statement sees one moment: no dump holds half of a transaction. */
export async function dumpTables(client: PGlite, names: readonly string[]): Promise<TableRows> {
  if (names.length === 0) return {}
  const columns = names.map((name) => `(select coalesce(json_agg(rows), '[]')::text from "${name}" rows) as "${name}"`)
  const { rows } = await client.query<TableRows>(`select ${columns.join(', ')}`)
  return rows[0] ?? {}
}

/** Fills empty tables. */
export async function restoreTables(client: PGlite, tables: TableRows): Promise<void> {
  const names = new Set(await tableNames(client))
  await client.transaction(async (tx) => {
    // The rows were valid together; checking references one table at a time would need an order.
    await tx.exec(`set local session_replication_role = 'replica'`)
    for (const [name, rows] of Object.entries(tables)) {
      if (!names.has(name) || rows === '[]') continue
      await tx.query(
        `insert into "${name}" overriding system value select * from json_populate_recordset(null::"${name}", $1::json)`,
        [rows],
      )
    }
    const { rows: serials } = await tx.query<{ sequence: string; table: string; column: string }>(
      `select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, table_name as table, column_name as column
         from information_schema.columns
        where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
    )
    for (const { sequence, table, column } of serials)
      await tx.query(`select setval($1, greatest((select max("${column}") from "${table}"), 1))`, [sequence])
  })
}
