import { eq, inArray } from 'drizzle-orm'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type CreditHoldRow = typeof creditHolds.$inferSelect

export const holdsOfQuote = ({ db }: { db: DbOrTx }, quoteId: string): Promise<CreditHoldRow[]> =>
  db.select().from(creditHolds).where(eq(creditHolds.quoteId, quoteId))

/** Each hold that one of the ids names, once. */
export async function holdsOfIds({ db }: { db: DbOrTx }, ids: Iterable<string>): Promise<CreditHoldRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : db.select().from(creditHolds).where(inArray(creditHolds.id, wanted))
}
