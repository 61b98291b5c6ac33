import { and, eq, inArray, sql } from 'drizzle-orm'
import { ableOf } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureTexts } from '#server/modules/billing/credits/settle-holds.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { jobs, scenes, stories } from '#server/platform/db/schema/index.ts'
import { isWhole, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { endStory, type Ending, notifyStoryFailed } from '#server/modules/generation/finish.ts'
import { releasePieces } from '#server/modules/generation/hold-pieces.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { translatePayload, type TranslatePayload } from '#server/platform/jobs/payloads.ts'
import { isOpen } from './price-translation.ts'
import { isDone } from './start.ts'

/**
 * Ends a translation, complete or early: translated texts stay and are paid, the rest is released and can be requested again.
 */
export async function finishTranslation(
  scope: Scope,
  { storyId, userId, sceneIds, holdId, quoteId, isPriced, listedIds = sceneIds }: TranslatePayload,
  ending: Ending | { reason: 'done' },
): Promise<void> {
  const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) return
  const isAllWhole = await releaseScenes(scope, story)
  const wanted = sceneIds.length === 0 ? [] : await scope.db.select().from(scenes).where(inArray(scenes.id, sceneIds))
  const units = wanted.filter((scene) => isDone(scope, scene, story.language)).length
  const kept =
    units === 0 ? 'The original text is still here.' : `${units} of ${sceneIds.length} scenes are translated.`
  // Where voices are paid for by themselves, a text that was translated is.
  const isPaid = (scene: SceneRow) => (quoteId === null ? isDone(scope, scene, story.language) : !isOpen(scene))
  const listed = wanted.filter((scene) => listedIds.includes(scene.id) && isPaid(scene)).length
  await (isPriced ? captureTranslated(scope, holdId) : capture(scope, holdId, listed))
  const isReleased = await releasePieces(scope, quoteId, 'It has no voice-over')
  const text = ending.reason === 'failed' ? `${ending.text} ${kept} You weren’t charged for missing scenes.` : null
  const done = isAllWhole ? ('COMPLETED' as const) : ('DRAFT' as const)
  await endStory(scope, storyId, { status: text === null ? done : 'FAILED', errorMessage: text })
  if (holdId !== null || isReleased) await publishBalance(scope, userId)
  await publishStatus(scope, storyId)
  await notifyStoryFailed(scope, { storyId, userId }, ending, { title: 'Translation failed', text })
}

/** Charges the texts that a model translated, by engine and length as the job stored. */
async function captureTranslated(scope: Scope, holdId: string | null): Promise<void> {
  const isItsJob = and(eq(jobs.kind, 'translate-story'), sql`${jobs.payload}->>'holdId' = ${holdId}`)
  const [job] = await scope.db.select({ payload: jobs.payload }).from(jobs).where(isItsJob)
  const { translated } = translatePayload.parse(job?.payload)
  const [first] = translated
  if (!first) return void (await release(scope, holdId, 'Nothing was translated'))
  const info = scope.services.engines.translator?.info ?? { label: first.maker, builtIn: false }
  await captureTexts(scope, holdId, { able: ableOf(info), part: 'TRANSLATION' }, translated)
}

/** Ends the work on all scenes; returns whether each has its voice and image. */
async function releaseScenes(scope: Scope, story: StoryRow): Promise<boolean> {
  const findVoice = voiceFinder(scope.services.engines, story)
  const rows = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    rows.map(({ id }) => id),
  )
  const now = scope.services.clock.now()
  let isAllWhole = rows.length > 0
  for (const row of rows) {
    const status = isWhole(row, layers.get(row.id) ?? [], findVoice) ? ('COMPLETED' as const) : ('PENDING' as const)
    isAllWhole &&= status === 'COMPLETED'
    if (row.status === 'GENERATING')
      await scope.db.update(scenes).set({ status, updatedAt: now }).where(eq(scenes.id, row.id))
  }
  return isAllWhole
}
