import { eq, or, sql } from 'drizzle-orm'
import { creditEntries } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

/** A charge less what was given back, credits. */
export async function readCharged({ db }: { db: DbOrTx }, chargeId: string | null): Promise<number> {
  if (chargeId === null) return 0
  const [row] = await db
    .select({ sum: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)`.mapWith(Number) })
    .from(creditEntries)
    .where(or(eq(creditEntries.id, chargeId), eq(creditEntries.refundOfId, chargeId)))
  return row?.sum ?? 0
}
