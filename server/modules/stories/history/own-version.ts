import { and, eq } from 'drizzle-orm'
import { type Owner, ownStory } from '#server/platform/auth/ownership.ts'
import { storyVersions } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** A version of the person's story; 404 otherwise. */
export async function ownVersion(
  db: DbOrTx,
  user: Owner,
  { story_id: storyId, version_id: versionId }: { story_id: string; version_id: string },
) {
  const story = await ownStory(db, user, storyId)
  const [version] = await db
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, story.id)))
  if (!version) throw notFound()
  return { story, version }
}
