import { eq } from 'drizzle-orm'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { filmReviews, stories } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** A film's review, locked with its story for this transaction; 404 where there is none. The story comes first, as in every edit. */
export async function lockReview(db: DbOrTx, renderId: string): Promise<FilmReviewRow> {
  const review = await findReview(db, renderId)
  if (!review) throw notFound()
  await db.select({ id: stories.id }).from(stories).where(eq(stories.id, review.storyId)).for('no key update')
  const [row] = await db.select().from(filmReviews).where(eq(filmReviews.renderId, renderId)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** undefined: the export did not end with a film. */
export async function findReview(db: DbOrTx, renderId: string): Promise<FilmReviewRow | undefined> {
  const [row] = await db.select().from(filmReviews).where(eq(filmReviews.renderId, renderId))
  return row
}
