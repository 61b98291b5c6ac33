import { count, desc, eq } from 'drizzle-orm'
import { ownStory } from '#server/auth/ownership.ts'
import { storyEdits } from '#server/db/schema/index.ts'
import { presentEdits } from '#server/history/present-edits.ts'
import { findReach, presentReach } from '#server/history/steps.ts'
import { route } from '#server/http/route.ts'

export const listStoryEdits = route('listStoryEdits', async ({ user, params, query, ...scope }) => {
  const { db } = scope
  const { page, page_size: pageSize } = query
  const { id } = await ownStory(db, user, params.story_id)
  const [total] = await db.select({ count: count() }).from(storyEdits).where(eq(storyEdits.storyId, id))
  const rows = await db
    .select()
    .from(storyEdits)
    .where(eq(storyEdits.storyId, id))
    .orderBy(desc(storyEdits.revision))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const all = total?.count ?? 0
  return {
    count: all,
    page,
    page_size: pageSize,
    next_page: page * pageSize < all ? page + 1 : null,
    ...presentReach(await findReach(db, user, id)),
    results: await presentEdits(scope, user, rows),
  }
})
