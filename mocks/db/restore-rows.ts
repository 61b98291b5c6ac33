import type { PGlite } from '@electric-sql/pglite'

/** Fills empty tables. `kept`: rows as JSON, under their table and primary key. */
export async function restoreRows(client: PGlite, kept: ReadonlyMap<string, string>): Promise<void> {
  const tables = new Map<string, string[]>()
  for (const [key, row] of kept) {
    const table = key.slice(0, key.indexOf('/'))
    const known = tables.get(table)
    if (known) known.push(row)
    else tables.set(table, [row])
  }
  await client.transaction(async (tx) => {
    // The rows were valid together; checking references one table at a time would need an order.
    await tx.exec(`set local session_replication_role = 'replica'`)
    for (const [name, rows] of tables)
      await tx.query(
        `insert into "${name}" overriding system value select * from json_populate_recordset(null::"${name}", $1::json)`,
        [`[${rows.join(',')}]`],
      )
    const { rows: serials } = await tx.query<{ sequence: string; table: string; column: string }>(
      `select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, table_name as table, column_name as column
         from information_schema.columns
        where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
    )
    for (const { sequence, table, column } of serials)
      await tx.query(`select setval($1, greatest((select max("${column}") from "${table}"), 1))`, [sequence])
  })
}
