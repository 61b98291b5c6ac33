import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { listeningPrice, type Sound } from '#server/modules/stories/scenes/listening-price.ts'

/**
 * Holds the cost of listening to a story and tells the balance; answers the hold's id, null where it is free.
 * @param isFree whether it is where nobody elsewhere is asked
 */
export async function holdListening(
  scope: Scope,
  { id, userId }: Pick<StoryRow, 'id' | 'userId'>,
  { isFree = false, ...sound }: Sound & { isFree?: boolean },
): Promise<string | null> {
  const quoted = listeningPrice(scope.services, sound)
  if (!quoted && isFree) return null
  // Whoever was shown nothing knows the table of costs.
  const agreed = scope.agreed ?? (isFree ? { most: 0, held: 0 } : undefined)
  const holdId = await hold({ ...scope, agreed }, userId, { action: 'transcribe_audio', storyId: id, quoted })
  await scope.db.update(stories).set({ generationHoldId: holdId, generationQuoteId: null }).where(eq(stories.id, id))
  await publishBalance(scope, userId)
  return holdId
}
