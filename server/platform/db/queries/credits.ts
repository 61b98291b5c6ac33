import { and, eq, inArray, max } from 'drizzle-orm'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type CreditHoldRow = typeof creditHolds.$inferSelect

/** The cost of work, by its hold: what it holds while it runs, what was captured afterwards, 0 once released. Credits. */
export async function readChargedByHold(
  { db }: { db: DbOrTx },
  holdIds: readonly (string | null)[],
): Promise<Map<string, number>> {
  const ids = holdIds.filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(creditHolds).where(inArray(creditHolds.id, ids))
  return new Map(rows.map((row) => [row.id, costOf(row)]))
}

/** The same for a story's last generation, by its hold or by those of its pieces; 0 when it was free. */
export async function readCharged(
  scope: { db: DbOrTx },
  { generationHoldId, generationQuoteId }: Pick<StoryRow, 'generationHoldId' | 'generationQuoteId'>,
): Promise<number> {
  const whole = (await readChargedByHold(scope, [generationHoldId])).get(generationHoldId ?? '') ?? 0
  if (generationQuoteId === null) return whole
  const pieces = await scope.db.select().from(creditHolds).where(eq(creditHolds.quoteId, generationQuoteId))
  return pieces.reduce((sum, piece) => sum + costOf(piece), whole)
}

function costOf({ status, amount, captured }: typeof creditHolds.$inferSelect): number {
  if (status === 'HELD') return amount
  return status === 'CAPTURED' ? captured : 0
}

export const holdsOfQuote = ({ db }: { db: DbOrTx }, quoteId: string): Promise<CreditHoldRow[]> =>
  db.select().from(creditHolds).where(eq(creditHolds.quoteId, quoteId))

/** When the last work of these engines on a story that has not ended was accepted; null where none is open. */
export async function lastOpenHold(
  { db }: { db: DbOrTx },
  storyId: string,
  engines: readonly string[],
): Promise<Date | null> {
  if (engines.length === 0) return null
  const { storyId: story, status, engine, createdAt } = creditHolds
  const isOpen = and(eq(story, storyId), eq(status, 'HELD'), inArray(engine, [...engines]))
  const [row] = await db
    .select({ last: max(createdAt) })
    .from(creditHolds)
    .where(isOpen)
  return row?.last ?? null
}

/** The holds with these ids, each once. */
export async function holdsOfIds({ db }: { db: DbOrTx }, ids: Iterable<string>): Promise<CreditHoldRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : db.select().from(creditHolds).where(inArray(creditHolds.id, wanted))
}
