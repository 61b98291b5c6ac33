import { type TextToWrite, writtenLength } from '#src/domain/text-length.ts'
import type { WrittenStory } from '#engines/ports.ts'
import { ableOf, CHARACTERS, type WorkPrice } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { captureTexts } from '#server/modules/billing/credits/settle-holds.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { creditCost } from '#src/domain/credits.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'

interface Asked extends Omit<TextToWrite, 'isPremium'> {
  /** Whether the cost table has a price for it, where a built-in engine writes. */
  isListed: boolean
}

type Priced = Pick<Services, 'prices' | 'engines'>

/** The maximum cost of writing a text; undefined where built-in engines alone write: then the cost table applies. */
export function writingPrice(services: Priced, text: TextToWrite): WorkPrice | undefined {
  return writingPriceOf(services, writtenLength(text).most)
}

/** The same for so many characters. */
export const writingPriceOf = (services: Priced, characters: number): WorkPrice | undefined =>
  enginePrice(services, ableOf(services.engines.writer.info), 'WRITING', characters / CHARACTERS)

/** Charges a text by its length, and by its engine. Returns whether credits moved. */
export function captureWriting(scope: Scope, holdId: string | null, ...written: WrittenStory[]): Promise<boolean> {
  const { info } = scope.services.engines.writer
  const made = written.map(({ madeBy, scenes }) => ({
    maker: madeBy ?? info.label,
    characters: scenes.reduce((sum, { narration }) => sum + narration.length, 0),
  }))
  return captureTexts(scope, holdId, { able: ableOf(info), part: 'WRITING' }, made)
}

/**
 * Holds the maximum cost of a text: a model's price for its length, else that of the cost table. Returns the hold's id, null
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
  // Without a shown price the cost table applies.
  const approvedPrice = scope.approvedPrice ?? { most: listed, held: 0 }
  return hold({ ...scope, approvedPrice }, user.id, { action: 'write_story', storyId: story.id, quoted })
}

/** Credits of the table; a story that was never generated is still in its first generation, which is free. */
export const listedWriting = ({ firstGeneratedAt }: Pick<StoryRow, 'firstGeneratedAt'>): number =>
  firstGeneratedAt === null ? 0 : creditCost('write_story')
