import { desc, eq } from 'drizzle-orm'
import { ownStory } from '#server/auth/ownership.ts'
import { storyVersions } from '#server/db/schema/index.ts'
import { presentVersions } from '#server/edits/present-versions.ts'
import { pageOf, rowsOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'

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
