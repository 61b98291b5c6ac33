import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '#server/db/schema/index.ts'

/** The relational store: PGlite in the tab, in tests and on one machine; PostgreSQL through `DATABASE_URL`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** What `db.transaction(async (tx) => …)` hands out; every query helper accepts it where it accepts {@link Db}. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A query helper's first argument: inside or outside a transaction. */
export type DbOrTx = Db | Tx
