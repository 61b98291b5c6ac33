import { asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { MakePayload } from '#server/platform/jobs/payloads.ts'
import { isWhole, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { actionOf } from './finish.ts'
import { holdPieces } from './hold-pieces.ts'
import { type Piece, priceGeneration } from './price-generation.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

export interface Plan {
  /** All of the story, in playing order. */
  all: SceneRow[]
  /** Those that have to be generated. */
  open: SceneRow[]
}

/** What `submitStory` would generate now. */
export async function planGeneration(scope: Scope, story: StoryRow): Promise<Plan> {
  const storyId = story.id
  const findVoice = voiceFinder(scope.services.engines, story)
  const all = await scope.db.select().from(scenes).where(eq(scenes.storyId, storyId)).orderBy(asc(scenes.elementOrder))
  const layers = await arollsOfScenes(
    scope,
    all.map((scene) => scene.id),
  )
  return { all, open: all.filter((scene) => !isWhole(scene, layers.get(scene.id) ?? [], findVoice)) }
}

export function isFree(story: StoryRow): boolean {
  return story.firstGeneratedAt === null
}

/**
 * Holds the cost of the scenes, marks the story as generating and adds the job; the caller must lock the story. Where an
 * engine of a provider is used, every piece has its own hold, at its price.
 */
export async function startGeneration(
  scope: Scope,
  story: StoryRow,
  { sceneIds, parts, action, total }: Pick<MakePayload, 'sceneIds' | 'parts' | 'action'> & { total: number },
): Promise<void> {
  const { userId, id: storyId } = story
  const isPaid = parts === 'VOICES' || !isFree(story)
  const units = sceneIds.length
  const work = { action: actionOf({ action, parts }), units, storyId }
  const wanted =
    units === 0
      ? []
      : await scope.db
          .select()
          .from(scenes)
          .where(inArray(scenes.id, [...sceneIds]))
          .orderBy(asc(scenes.elementOrder))
  const priced = await priceGeneration(scope, story, wanted, parts)
  const pieces = priced && withinApproved(scope, priced)
  const quoteId = pieces ? await holdPieces(scope, { ...work, userId }, pieces) : null
  const holdId = isPaid && !pieces ? await hold(scope, userId, work) : null
  if (holdId !== null || quoteId !== null) await publishBalance(scope, userId)
  const statusBefore = story.status === 'COMPLETED' ? 'COMPLETED' : 'DRAFT'
  await scope.db
    .update(stories)
    .set({
      status: 'GENERATING',
      step: 'QUEUED',
      scenesTotal: total,
      scenesCompleted: total - units,
      errorMessage: null,
      engineLabel: scope.services.engines.voice.info.label,
      generationHoldId: holdId,
      generationQuoteId: quoteId,
    })
    .where(eq(stories.id, storyId))
  const sheetIds = (pieces ?? []).flatMap(({ sheetOf }) => sheetOf ?? [])
  const payload: MakePayload = { storyId, userId, sceneIds, sheetIds, parts, action, holdId, quoteId, statusBefore }
  await enqueue(scope, { kind: 'make-story', payload, userId, storyId })
}

/**
 * A story that is written and generated in one go was approved before its cast was known: sheets that the approved price has no room
 * for are left out, the least used first, so that nobody is asked again.
 */
function withinApproved({ approvedPrice }: Pick<Scope, 'approvedPrice'>, pieces: readonly Piece[]): Piece[] {
  const kept = [...pieces]
  const isOver = () =>
    approvedPrice !== undefined &&
    approvedPrice.held + kept.reduce((sum, { most }) => sum + most, 0) > approvedPrice.most
  for (const sheet of pieces.filter(({ sheetOf }) => sheetOf !== undefined).toReversed())
    if (isOver()) kept.splice(kept.indexOf(sheet), 1)
  return kept
}
