import { creditCost } from '#src/domain/credits.ts'
import type { TextToWrite } from '#src/domain/text-length.ts'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { writingPrice } from './writing-price.ts'

interface Asked extends Omit<TextToWrite, 'isPremium'> {
  /** Whether the table of costs has a price for it, where a built-in engine writes. */
  isListed: boolean
}

/**
 * Holds what a writing costs, at most: what a model asks for its length, else what the table of costs says. Answers the hold's id, null
 * where it is free.
 */
export async function holdWriting(
  scope: Scope,
  user: Pick<UserRow, 'id' | 'isPremium'>,
  story: Pick<StoryRow, 'id' | 'firstGeneratedAt'>,
  { isListed, ...text }: Asked,
): Promise<string | null> {
  const quoted = writingPrice(scope.services, { ...text, isPremium: user.isPremium })
  const listed = isListed ? listedWriting(story) : 0
  if (!quoted && listed === 0) return null
  // Whoever was shown nothing knows the table of costs.
  const agreed = scope.agreed ?? { most: listed, held: 0 }
  return hold({ ...scope, agreed }, user.id, { action: 'write_story', storyId: story.id, quoted })
}

/** Credits of the table; a story that was never made is still in its first generation, which is free. */
export const listedWriting = ({ firstGeneratedAt }: Pick<StoryRow, 'firstGeneratedAt'>): number =>
  firstGeneratedAt === null ? 0 : creditCost('write_story')
