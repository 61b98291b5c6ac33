import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { QuoteRow } from './present-quote.ts'

/** Locked, so that it is accepted once; 404 for somebody else's, and for one that a generation was begun with. */
export async function ownQuote(db: DbOrTx, user: Owner, quoteId: string): Promise<QuoteRow> {
  const isOwn = and(eq(quotes.id, quoteId), eq(quotes.userId, user.id), eq(quotes.work, 'MAKE_REAL'))
  const [row] = await db.select().from(quotes).where(isOwn).for('no key update')
  if (!row) throw notFound()
  return row
}

export const quoteEnded = () =>
  new HttpError(409, { message: 'This quote has been used; ask for another one', error: 'QUOTE_ENDED' })
