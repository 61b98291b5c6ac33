import { and, eq, sql } from 'drizzle-orm'
import { ownStory } from '#server/auth/ownership.ts'
import { creditHolds } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

export const getStoryCredits = route('getStoryCredits', async ({ user, params, db }) => {
  const story = await ownStory(db, user, params.story_id)
  const { status, amount, captured } = creditHolds
  const sumOf = (credits: typeof amount | typeof captured, when: string) =>
    sql<number>`coalesce(sum(${credits}) filter (where ${status} = ${when}), 0)`.mapWith(Number)
  const [row] = await db
    .select({ charged: sumOf(captured, 'CAPTURED'), held: sumOf(amount, 'HELD') })
    .from(creditHolds)
    .where(and(eq(creditHolds.storyId, story.id), eq(creditHolds.userId, user.id)))
  return { story_id: story.id, charged: row?.charged ?? 0, held: row?.held ?? 0 }
})
