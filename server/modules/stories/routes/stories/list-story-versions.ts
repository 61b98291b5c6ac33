import { desc, eq } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { storyVersions } from '#server/platform/db/schema/index.ts'
import { presentVersions } from '#server/modules/stories/edits/versions.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'

export const listStoryVersions = route('listStoryVersions', async ({ user, params, query, ...scope }) => {
  const { db } = scope
  const { limit, offset } = rowsOf(query)
  const { id } = await ownStory(db, user, params.story_id)
  const all = await db.$count(storyVersions, eq(storyVersions.storyId, id))
  const rows = await db
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, id))
    .orderBy(desc(storyVersions.createdAt), desc(storyVersions.revision), desc(storyVersions.id))
    .limit(limit)
    .offset(offset)
  return {
    ...pageOf(query, all),
    results: await presentVersions(scope, rows),
  }
})
