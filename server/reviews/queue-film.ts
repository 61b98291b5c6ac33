import type { Scope } from '#server/context.ts'
import { filmReviews } from '#server/db/schema/index.ts'
import type { RenderRow } from '#server/db/rows.ts'

/** Puts a film that was exported just now behind those that wait for a reviewer. */
export async function queueFilm(
  { db, services }: Scope,
  { id: renderId, storyId, mediaId }: Pick<RenderRow, 'id' | 'storyId' | 'mediaId'>,
): Promise<void> {
  const at = services.clock.now()
  await db.insert(filmReviews).values({ renderId, storyId, mediaId, queuedAt: at, createdAt: at, updatedAt: at })
}
