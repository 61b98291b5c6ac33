import { and, eq, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { arolls, stories } from '#server/platform/db/schema/index.ts'
import { problemOf } from '#engines/ports.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'

/** Says in the A-roll that no picture came, unless it shows something else by now. Answers where and what it says. */
export async function markNotDrawn(
  scope: Scope,
  drawn: DrawArollPayload,
  cause: unknown,
): Promise<{ sceneId: string; text: string } | undefined> {
  const updatedAt = scope.services.clock.now()
  const isWaiting = and(eq(arolls.id, drawn.arollId), eq(arolls.status, 'GENERATING'))
  const oldPictureText = sql<string>`case when ${arolls.mediaId} is null then '' else ' The old picture was kept.' end`
  const [row] = await scope.db
    .update(arolls)
    .set({
      status: 'FAILED',
      errorMessage: sql`${`${explain(cause)}.`}::text || ${oldPictureText} || ' You were not charged.'`,
      updatedAt,
    })
    .where(isWaiting)
    .returning({ sceneId: arolls.sceneId, text: arolls.errorMessage })
  if (!row) return undefined
  const [story] = await scope.db
    .update(stories)
    .set({ revision: sql`${stories.revision} + 1`, updatedAt })
    .where(eq(stories.id, drawn.storyId))
    .returning({ revision: stories.revision })
  if (!story) return undefined
  const changed = { story_id: drawn.storyId, revision: story.revision, scene_ids: [row.sceneId] }
  await publish(scope, drawn.userId, 'story-changed', changed)
  return { sceneId: row.sceneId, text: row.text ?? '' }
}

/** What the engine itself said, where it said something for people. */
function explain(cause: unknown): string {
  return problemOf(cause)?.replace(/\.$/u, '') ?? 'Something Went Wrong'
}
