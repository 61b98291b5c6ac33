import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'

/** Notifies a film's owner of what became of it, of every decision anew. */
export async function notifyOwner(
  scope: Scope,
  { renderId, storyId }: Pick<FilmReviewRow, 'renderId' | 'storyId'>,
  { title, reason, mail }: { title: string; reason?: string; mail: readonly string[] },
): Promise<void> {
  const [story] = await scope.db
    .select({ userId: stories.userId, name: stories.displayTitle })
    .from(stories)
    .where(eq(stories.id, storyId))
  if (!story) return
  await notify(scope, story.userId, {
    kind: 'FILM_REVIEWED',
    key: `review:${crypto.randomUUID()}`,
    title,
    text: reason === undefined ? story.name : `${story.name}: ${reason}`,
    storyId,
    path: `/film/${renderId}`,
    mail,
  })
}
