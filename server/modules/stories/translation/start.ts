import { eq } from 'drizzle-orm'
import { creditCost } from '#src/domain/credits.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { holdPieces, requirePayable } from '#server/modules/generation/hold-pieces.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { deliveryOf } from './columns.ts'
import { hasVoice, type TranslatedStory } from './present.ts'
import { isOpen, priceTranslation } from './price-translation.ts'

/** Refuses when a translator is needed and none is connected; between regions of one language none is needed. */
export function requireTranslator(scope: Scope, from: string, to: string): void {
  if (scope.services.engines.translator === null && !isSameLanguage(from, to))
    throw refused(
      'TRANSLATOR_MISSING',
      'Automatic translation isn’t available. Duplicate the story with its text and translate it side by side',
    )
}

/**
 * Holds the cost of the scenes, marks the copy as in progress and adds the job. Where a model translates, the texts have one
 * hold, by their length; where a provider's engine speaks, every voice has its own, at its price.
 */
export async function startTranslating(
  scope: Scope,
  story: TranslatedStory,
  { scenes, mayRename }: { scenes: readonly SceneRow[]; mayRename: boolean },
): Promise<StoryRow> {
  const { id: storyId, userId } = story
  const sceneIds = scenes.map(({ id }) => id)
  const units = sceneIds.length
  const action = 'translate_story'
  const { listed, texts, pieces, cost } = await priceTranslation(scope, story, scenes)
  // Without a shown price the cost table applies.
  const approvedPrice = scope.approvedPrice ?? { most: creditCost(action, units), held: 0 }
  await requirePayable({ ...scope, approvedPrice }, { userId, storyId, action, units }, cost)
  const holdId = texts
    ? await hold({ ...scope, approvedPrice }, userId, { action, storyId, quoted: texts })
    : listed.length > 0
      ? await hold(scope, userId, { action, units: listed.length, storyId })
      : null
  const quoteId = pieces ? await holdPieces(scope, { userId, storyId, action, units: pieces.length }, pieces) : null
  if (holdId !== null || quoteId !== null) await publishBalance(scope, userId)
  const { translator, voice } = scope.services.engines
  const state = {
    status: 'GENERATING',
    step: 'QUEUED',
    errorMessage: null,
    generationHoldId: holdId,
    generationQuoteId: quoteId,
  } as const
  const label = translator?.info.label ?? voice.info.label
  const [row] = await scope.db
    .update(stories)
    .set({ ...state, scenesTotal: units, scenesCompleted: 0, engineLabel: label })
    .where(eq(stories.id, storyId))
    .returning()
  if (!row) throw new Error('The copy does not exist any more')
  await enqueue(scope, {
    kind: 'translate-story',
    payload: {
      ...{ storyId, userId, sceneIds, mayRename, holdId, quoteId, isPriced: texts !== undefined, translated: [] },
      listedIds: listed.map(({ id }) => id),
    },
    userId,
    storyId,
  })
  return row
}

/** Whether a scene's translation is complete. */
export function isDone(scope: Pick<Scope, 'services'>, scene: SceneRow, language: string): boolean {
  if (isOpen(scene)) return false
  const delivery = deliveryOf(scene, hasVoice(scope.services.engines, language))
  return delivery === 'CAPTIONS' || scene.text.trim() === '' || (scene.audioMediaId !== null && !scene.isVoiceoverStale)
}
