import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { filmReviews, stories } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { publish } from '#server/platform/realtime/publish.ts'

/**
 * Whether a story may not be shared: the newest of its films that was decided was rejected, also while the objection waits. A later film
 * that is approved opens it again.
 */
export async function isSharingBlocked(db: DbOrTx, storyId: string): Promise<boolean> {
  const isDecided = or(ne(filmReviews.verdict, 'WAITING'), isNotNull(filmReviews.objection))
  const [newest] = await db
    .select({ verdict: filmReviews.verdict })
    .from(filmReviews)
    .where(and(eq(filmReviews.storyId, storyId), isDecided))
    .orderBy(desc(filmReviews.createdAt), desc(filmReviews.renderId))
    .limit(1)
  return newest !== undefined && newest.verdict !== 'APPROVED'
}

/**
 * Takes a story's preview link away, or gives back the one that was taken, as its films are decided now. Answers whether the link
 * changed. The story is locked by the caller.
 */
export async function syncPreviewLink(scope: Scope, storyId: string, renderId: string): Promise<boolean> {
  const { db } = scope
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) return false
  const isBlocked = await isSharingBlocked(db, storyId)
  if (isBlocked && story.publicPreviewId !== null) {
    const removed = { removedPreviewId: story.publicPreviewId, removedPreviewExpiresAt: story.publicPreviewExpiresAt }
    await db.update(filmReviews).set(removed).where(eq(filmReviews.renderId, renderId))
    await setLink(scope, storyId, { publicPreviewId: null, publicPreviewExpiresAt: null })
    return true
  }
  if (isBlocked || story.publicPreviewId !== null) return false
  const [from] = await db
    .select()
    .from(filmReviews)
    .where(and(eq(filmReviews.storyId, storyId), isNotNull(filmReviews.removedPreviewId)))
    .orderBy(desc(filmReviews.createdAt))
    .limit(1)
  if (!from) return false
  await db
    .update(filmReviews)
    .set({ removedPreviewId: null, removedPreviewExpiresAt: null })
    .where(eq(filmReviews.storyId, storyId))
  await setLink(scope, storyId, {
    publicPreviewId: from.removedPreviewId,
    publicPreviewExpiresAt: from.removedPreviewExpiresAt,
  })
  return true
}

/** The owner's open tabs hear of it, as of an edit from elsewhere. */
async function setLink(
  scope: Scope,
  storyId: string,
  link: { publicPreviewId: string | null; publicPreviewExpiresAt: Date | null },
): Promise<void> {
  const [row] = await scope.db
    .update(stories)
    .set({ ...link, revision: sql`${stories.revision} + 1`, updatedAt: scope.services.clock.now() })
    .where(eq(stories.id, storyId))
    .returning({ userId: stories.userId, revision: stories.revision })
  if (row)
    await publish(scope, row.userId, 'story-changed', { story_id: storyId, revision: row.revision, scene_ids: [] })
}
