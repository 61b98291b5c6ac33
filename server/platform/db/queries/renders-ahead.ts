import { and, eq, inArray, lt } from 'drizzle-orm'
import type { RenderRow } from '#server/platform/db/rows.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** How many exports the server draws before it begins with this one: it draws one at a time, in the order in which they were asked for. */
export async function countRendersAhead(
  db: DbOrTx,
  { status, executor, createdAt }: Pick<RenderRow, 'status' | 'executor' | 'createdAt'>,
): Promise<number> {
  if (status !== 'QUEUED' || executor !== 'SERVER') return 0
  const isActive = and(eq(renders.executor, 'SERVER'), inArray(renders.status, ['QUEUED', 'RENDERING']))
  return db.$count(renders, and(isActive, lt(renders.createdAt, createdAt)))
}
