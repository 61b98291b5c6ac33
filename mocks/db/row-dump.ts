import type { PGlite } from '@electric-sql/pglite'

/** Every row of every table, as JSON: what survives a reload, whatever PGlite's own files look like. */
export interface RowDump {
  /** Checksums of the migrations the rows fit to. */
  schema: string
  tables: Record<string, string>
  /** Next values of the sequences. */
  sequences: Record<string, string>
}

const BOOKKEEPING = 'schema_migrations'

async function tableNames(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> $1 order by tablename`,
    [BOOKKEEPING],
  )
  return rows.map((row) => row.name)
}

async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select string_agg(name || ':' || checksum, ',' order by name) as schema from ${BOOKKEEPING}`,
  )
  return rows[0]?.schema ?? ''
}

export async function dumpRows(client: PGlite): Promise<RowDump> {
  const names = await tableNames(client)
  const columns = names.map((name) => `(select coalesce(json_agg(rows), '[]')::text from "${name}" rows) as "${name}"`)
  // One statement sees one moment: no dump holds half of a transaction.
  const [first, last] = await Promise.all([
    client.query<Record<string, string>>(`select ${columns.join(', ')}`),
    client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences where last_value is not null`,
    ),
  ])
  return {
    schema: await schemaOf(client),
    tables: first.rows[0] ?? {},
    sequences: Object.fromEntries(last.rows.map((row) => [row.name, row.value])),
  }
}

/** false when the rows belong to another schema; then nothing is restored. */
export async function restoreRows(client: PGlite, dump: RowDump): Promise<boolean> {
  if (dump.schema !== (await schemaOf(client))) return false
  const names = new Set(await tableNames(client))
  await client.transaction(async (tx) => {
    // The rows were valid together; checking references one table at a time would need an order.
    await tx.exec(`set local session_replication_role = 'replica'`)
    for (const [name, rows] of Object.entries(dump.tables)) {
      if (!names.has(name) || rows === '[]') continue
      await tx.query(
        `insert into "${name}" overriding system value select * from json_populate_recordset(null::"${name}", $1::json)`,
        [rows],
      )
    }
    for (const [name, value] of Object.entries(dump.sequences))
      await tx.query(`select setval($1::regclass, $2::bigint)`, [`"${name}"`, value])
  })
  return true
}
