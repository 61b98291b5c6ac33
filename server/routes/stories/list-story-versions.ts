import { count, desc, eq } from 'drizzle-orm'
import { ownStory } from '#server/auth/ownership.ts'
import { storyVersions } from '#server/db/schema/index.ts'
import { presentVersions } from '#server/history/present-versions.ts'
import { route } from '#server/http/route.ts'

export const listStoryVersions = route('listStoryVersions', async ({ user, params, query, ...scope }) => {
  const { db } = scope
  const { page, page_size: pageSize } = query
  const { id } = await ownStory(db, user, params.story_id)
  const [total] = await db.select({ count: count() }).from(storyVersions).where(eq(storyVersions.storyId, id))
  const rows = await db
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, id))
    .orderBy(desc(storyVersions.createdAt), desc(storyVersions.revision), desc(storyVersions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const all = total?.count ?? 0
  return {
    count: all,
    page,
    page_size: pageSize,
    next_page: page * pageSize < all ? page + 1 : null,
    results: await presentVersions(scope, rows),
  }
})
