import { desc, eq } from 'drizzle-orm'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { storyEdits } from '#server/platform/db/schema/index.ts'
import { presentEdits, findUndoRedo, presentUndoRedo } from '#server/modules/stories/history/undo-redo.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'

export const listStoryEdits = route('listStoryEdits', async ({ user, params, query, ...scope }) => {
  const { db } = scope
  const { limit, offset } = rowsOf(query)
  const { id } = await ownStory(db, user, params.story_id)
  const all = await db.$count(storyEdits, eq(storyEdits.storyId, id))
  const rows = await db
    .select()
    .from(storyEdits)
    .where(eq(storyEdits.storyId, id))
    .orderBy(desc(storyEdits.revision))
    .limit(limit)
    .offset(offset)
  return {
    ...pageOf(query, all),
    ...presentUndoRedo(await findUndoRedo(db, user, id)),
    results: await presentEdits(scope, user, rows),
  }
})
