import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** The story that is shared under a key; undefined for a key that is unknown, revoked or expired, and for an archived story. */
export async function findSharedStory(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  key: string,
): Promise<StoryRow | undefined> {
  const { publicPreviewId, publicPreviewExpiresAt: end, archived } = stories
  const isOpen = or(isNull(end), gt(end, services.clock.now()))
  const [story] = await db
    .select()
    .from(stories)
    .where(and(eq(publicPreviewId, key), eq(archived, false), isOpen))
  return story
}
