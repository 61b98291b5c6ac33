import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { filmReviews, stories } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { publish } from '#server/platform/realtime/publish.ts'

/**
 * Whether a story may not be shared: its newest decided video was rejected, also while the objection is pending. A later
 * approved video allows it again.
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
 * Removes a story's preview link, or restores the removed one, by the current decisions on its videos. Returns whether the
 * link changed. The caller locks the story.
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

/** The owner's open tabs are notified, as of a remote edit. */
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
