import type { PGlite } from '@electric-sql/pglite'
import { productTables } from './product-tables.ts'

/** A row that was written, under its table and primary key, as JSON; null: it was deleted. */
interface Change {
  key: string
  row: string | null
}

/** Deleted rows leave dead tuples that every later read scans; vacuum after this many. */
const VACUUM_THRESHOLD = 500

/**
 * Makes the database record every inserted, changed or deleted row, including cascades. The records are rows themselves, so that
 * they roll back with their transaction and a read sees a transaction completely or not at all.
 */
export async function recordChanges(client: PGlite): Promise<void> {
  const tables = await productTables(client)
  const notes = tables.map(({ name, keys }) => {
    const keyOf = (row: 'old' | 'new') =>
      `concat_ws('/', '${name}', ${keys.map((key) => `${row}."${key}"`).join(', ')})`
    return `
      create function noted."${name}"() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then insert into noted.changes (key) values (${keyOf('old')});
        else insert into noted.changes (key, row) values (${keyOf('new')}, row_to_json(new));
        end if;
        return null;
      end $$;
      create trigger noted after insert or update or delete on "${name}" for each row execute function noted."${name}"();`
  })
  await client.exec(`
    create schema noted;
    create unlogged table noted.changes (place bigint generated always as identity, key text not null, row text);
    ${notes.join('')}`)
}

/** Changes committed since the last call, in order. */
export async function takeChanges(client: PGlite): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    'with taken as (delete from noted.changes returning *) select key, row from taken order by place',
  )
  if (rows.length >= VACUUM_THRESHOLD) await client.query('vacuum noted.changes')
  return rows
}
