import { eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { hold } from '#server/credits/hold.ts'
import { stories } from '#server/db/schema/index.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import type { StoryRow } from '#server/db/rows.ts'

/** Holds the cost of listening to a story and tells the balance; the hold's id. */
export async function holdListening(
  scope: Scope,
  { id, userId }: Pick<StoryRow, 'id' | 'userId'>,
): Promise<string | null> {
  const holdId = await hold(scope, userId, { action: 'transcribe_audio', storyId: id })
  await scope.db.update(stories).set({ generationHoldId: holdId, generationQuoteId: null }).where(eq(stories.id, id))
  await publishBalance(scope, userId)
  return holdId
}
