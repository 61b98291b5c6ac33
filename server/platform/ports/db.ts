import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The relational store: PGlite in the tab, in tests and on one machine; PostgreSQL through `DATABASE_URL`. */
export type Db = PgDatabase<PgQueryResultHKT>

/** What `db.transaction(async (tx) => …)` passes on; every query helper accepts it where it accepts {@link Db}. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A query helper's first argument: inside or outside a transaction. */
export type DbOrTx = Db | Tx
