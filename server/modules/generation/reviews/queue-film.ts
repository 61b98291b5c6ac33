import type { Scope } from '#server/platform/context.ts'
import { filmReviews } from '#server/platform/db/schema/index.ts'
import type { RenderRow } from '#server/platform/db/rows.ts'

/** Puts a film that was exported just now behind those that wait for a reviewer. */
export async function queueFilm(
  { db, services }: Scope,
  { id: renderId, storyId, mediaId }: Pick<RenderRow, 'id' | 'storyId' | 'mediaId'>,
): Promise<void> {
  const at = services.clock.now()
  await db.insert(filmReviews).values({ renderId, storyId, mediaId, queuedAt: at, createdAt: at, updatedAt: at })
}
