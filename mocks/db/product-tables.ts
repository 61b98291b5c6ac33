import type { PGlite } from '@electric-sql/pglite'

const BOOKKEEPING = 'schema_migrations'

interface ProductTable {
  name: string
  /** Columns of its primary key. */
  keys: string[]
}

export async function productTables(client: PGlite): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable>(
    `select tables.relname as name, array_agg(columns.attname::text order by columns.attnum) as keys
       from pg_class tables
       join pg_index keys on keys.indrelid = tables.oid and keys.indisprimary
       join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum = any(keys.indkey)
      where tables.relnamespace = 'public'::regnamespace and tables.relname <> $1
      group by tables.relname
      order by tables.relname`,
    [BOOKKEEPING],
  )
  return rows
}

/** Names and checksums of the migrations that rows fit to. */
export async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select string_agg(name || ':' || checksum, ',' order by name) as schema from ${BOOKKEEPING}`,
  )
  return rows[0]?.schema ?? ''
}
