import type { FilmReview } from '#generated/schema.ts'
import type { FilmReviewRow, RenderRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { filmReviews, stories } from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** A rejection can be objected to once, and while the video exists. */
export const canObject = ({ verdict, objection, mediaId }: FilmReviewRow): boolean =>
  verdict === 'REJECTED' && objection === null && mediaId !== null

function stateOf({ verdict, objection }: FilmReviewRow): FilmReview['state'] {
  if (verdict !== 'WAITING') return verdict
  return objection === null ? 'NONE' : 'OBJECTED'
}

/** The decision on a video, as its owner reads it: without the reviewer. @param row undefined: there is no video to review */
export function presentReview(renderId: string, row: FilmReviewRow | undefined): FilmReview {
  const state = row ? stateOf(row) : 'NONE'
  const isRejected = state === 'REJECTED' || state === 'OBJECTED'
  return {
    render_id: renderId,
    state,
    reason: (isRejected && row?.reason) || null,
    flagged_at_ms: (isRejected ? row?.flaggedAtMs : null) ?? null,
    reviewed_at: (state === 'NONE' ? null : row?.reviewedAt?.toISOString()) ?? null,
    objection: row?.objection ?? null,
    objected_at: row?.objectedAt?.toISOString() ?? null,
    can_object: row !== undefined && canObject(row),
  }
}

/** Adds a newly exported video to the end of the review queue. */
export async function queueFilm(
  { db, services }: Scope,
  { id: renderId, storyId, mediaId }: Pick<RenderRow, 'id' | 'storyId' | 'mediaId'>,
): Promise<void> {
  const at = services.clock.now()
  await db.insert(filmReviews).values({ renderId, storyId, mediaId, queuedAt: at, createdAt: at, updatedAt: at })
}

/**
 * A video's review, locked with its story for this transaction; 404 where there is none. The story is locked first, as in
 * every edit.
 */
export async function lockReview(db: DbOrTx, renderId: string): Promise<FilmReviewRow> {
  const review = await findReview(db, renderId)
  if (!review) throw notFound()
  await db.select({ id: stories.id }).from(stories).where(eq(stories.id, review.storyId)).for('no key update')
  const [row] = await db.select().from(filmReviews).where(eq(filmReviews.renderId, renderId)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** undefined: the export did not end with a video. */
export async function findReview(db: DbOrTx, renderId: string): Promise<FilmReviewRow | undefined> {
  const [row] = await db.select().from(filmReviews).where(eq(filmReviews.renderId, renderId))
  return row
}
