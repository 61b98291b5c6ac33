import { eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { charge } from '#server/credits/ledger.ts'
import { stories } from '#server/db/schema/index.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import type { StoryRow } from '#server/db/rows.ts'

/** Charges a listening to a story and tells the balance; the charge's id. */
export async function chargeOf(scope: Scope, { id, userId }: Pick<StoryRow, 'id' | 'userId'>): Promise<string | null> {
  const chargeId = await charge(scope, userId, { action: 'transcribe_audio', storyId: id })
  await scope.db.update(stories).set({ generationChargeId: chargeId }).where(eq(stories.id, id))
  await publishBalance(scope, userId)
  return chargeId
}
