import { and, between, desc, eq, sql } from 'drizzle-orm'
import type { GenerationFailure } from '#generated/schema.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { dailyFigures } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type Failure = GenerationFailure
const MAX_ROWS = 50

/** What failed of what was begun in these days, by its reason, most frequent first. */
export async function readFailures(db: DbOrTx, { from, to }: { from: string; to: string }): Promise<Failure[]> {
  await foldFigures(db)
  const count = sql<number>`sum(${dailyFigures.amount})`.mapWith(Number)
  const rows = await db
    .select({ part: dailyFigures.part, count })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.kind, 'FAILURES'), between(dailyFigures.day, from, to)))
    .groupBy(dailyFigures.part)
    .orderBy(desc(count), dailyFigures.part)
    .limit(MAX_ROWS)
  return rows.map(({ part, count: failed }) => {
    // The reason may hold what parts are divided by.
    const [subject = '', type = '', ...reason] = part.split('|')
    return { subject: subject as Failure['subject'], type, reason: reason.join('|'), count: failed }
  })
}
