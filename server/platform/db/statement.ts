import { type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/platform/ports/db.ts'

interface Prepared {
  execute(values: Record<string, unknown>): Promise<unknown>
}

interface Query {
  prepare(name: string): Prepared
}

type AnswerOf<Of extends Query> = ReturnType<ReturnType<Of['prepare']>['execute']>

/**
 * A statement of the hot paths, built once for each database: for rows as wide as a story's, building the SQL takes longer
 * than running it. Values that change between runs are named placeholders. It runs where it is called, in a transaction too.
 * @param name the statement's unique name for PostgreSQL
 * @param names the placeholders of each run. A time in a condition needs its column: `sql.param(at.now, stories.updatedAt)`
 */
export function statement<const Name extends string, Of extends Query>(
  name: string,
  names: readonly Name[],
  build: (db: DbOrTx, at: Record<Name, Placeholder>) => Of,
): (db: DbOrTx, values: Record<Name, unknown>) => AnswerOf<Of> {
  const made = new WeakMap<object, Prepared>()
  const at: Record<string, Placeholder> = Object.fromEntries(names.map((each) => [each, sql.placeholder(each)]))
  return (db, values) => {
    const { dialect, client } = connectionOf(db)
    const known = made.get(dialect) ?? build(db, at as Record<Name, Placeholder>).prepare(name)
    made.set(dialect, known)
    return on(client, known).execute(values) as AnswerOf<Of>
  }
}

/**
 * Drizzle's private fields: a database and all its transactions share one dialect, and each has its own client, to which a
 * prepared query is bound.
 */
function connectionOf(db: DbOrTx): { dialect: object; client: object } {
  const dialect: unknown = Reflect.get(db, 'dialect')
  const session: unknown = Reflect.get(db, 'session')
  const client: unknown = typeof session === 'object' && session !== null && Reflect.get(session, 'client')
  if (typeof dialect !== 'object' || dialect === null || typeof client !== 'object' || client === null)
    throw new Error('Drizzle keeps its connection elsewhere by now')
  return { dialect, client }
}

/** The same query for another client. */
function on(client: object, query: Prepared): Prepared {
  return Object.create(query, { client: { value: client } }) as Prepared
}
