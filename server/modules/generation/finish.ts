import { and, eq, inArray } from 'drizzle-orm'
import type { CreditAction } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import type { MakePayload, WritePayload } from '#server/platform/jobs/payloads.ts'
import { isWhole, needsVoice, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { releasePieces } from './hold-pieces.ts'
import { endSentence, EngineUnavailable, explain, RefusedByEngine } from '#server/platform/jobs/step.ts'

/** An engine's failure; `place` is the scene's position in the story, from 0. */
export interface SceneFailure {
  sceneId: string
  place: number
  cause: RefusedByEngine | EngineUnavailable
}

class SceneFailures extends Error {
  readonly failures: readonly SceneFailure[]
  constructor(failures: readonly SceneFailure[]) {
    super('Some scenes failed')
    this.failures = failures
  }
}

export type Ending = { reason: 'cancelled' } | Failed

interface Failed {
  reason: 'failed'
  jobId: string
  /** Why, for users. */
  text: string
  sceneTexts?: SceneTexts | undefined
}

/** Why scenes failed, by id. */
type SceneTexts = ReadonlyMap<string, string>

/** Ends a failed text generation: the existing scenes stay, the hold is released. */
export async function finishWriting(scope: Scope, payload: WritePayload, ending: Ending): Promise<void> {
  const { storyId, userId, holdId, statusBefore } = payload
  const kept = statusBefore === 'COMPLETED' ? ' Your story hasn’t changed.' : ' Your text is still here.'
  const again = holdId === null ? ' Please try again.' : ' You were not charged. Please try again.'
  const text = ending.reason === 'failed' ? ending.text + kept + again : null
  await endStory(scope, storyId, { status: text === null ? statusBefore : 'FAILED', errorMessage: text })
  const why = ending.reason === 'failed' ? ending.text : 'Cancelled'
  if (await release(scope, holdId, why)) await publishBalance(scope, userId)
  await publishStatus(scope, storyId)
  await notifyStoryFailed(scope, payload, ending, { title: 'Couldn’t write your story', text })
}

/** Ends a generation early: finished pieces stay and are paid, the rest is released and can be requested again. */
export async function finishGeneration(scope: Scope, payload: MakePayload, ending: Ending): Promise<void> {
  const { storyId, userId, sceneIds, statusBefore } = payload
  const { made, left } = await sortScenes(scope, payload)
  await markLeft(scope, left, ending)
  const kept =
    made.length === 0 ? 'Your text is still here.' : `${made.length} of ${sceneIds.length} scenes are still here.`
  const again = 'Generate the story again to continue where it stopped. You weren’t charged for missing parts.'
  const text = ending.reason === 'failed' ? `${ending.text} ${kept} ${again}` : null
  await endStory(scope, storyId, { status: text === null ? statusBefore : 'FAILED', errorMessage: text })
  await capture(scope, payload.holdId, made.length)
  const isReleased = await releasePieces(scope, payload.quoteId, text ?? 'Cancelled')
  if (payload.holdId !== null || isReleased) await publishBalance(scope, userId)
  await publishStatus(scope, storyId)
  const title = payload.parts === 'VOICES' ? 'Couldn’t generate voice-overs' : 'Couldn’t generate your story'
  await notifyStoryFailed(scope, payload, ending, { title, text })
}

/** Notifies of the outcome of a story's generation, unless it was cancelled; its page shows how to continue. */
export async function notifyStoryFailed(
  scope: Scope,
  { storyId, userId }: Pick<MakePayload, 'storyId' | 'userId'>,
  ending: Ending | { reason: 'done' },
  { title, text, path = `/generating?story_id=${storyId}` }: { title: string; text: string | null; path?: string },
): Promise<void> {
  if (ending.reason !== 'failed' || text === null) return
  await notifyFailed(scope, userId, { work: ending.jobId, title, text, storyId, path })
}

type EndChange = Partial<Pick<StoryRow, 'status' | 'errorMessage' | 'firstGeneratedAt'>>

export async function endStory({ db, services }: Scope, storyId: string, change: EndChange): Promise<void> {
  const idle = { step: 'NONE' as const, engineLabel: null, updatedAt: services.clock.now() }
  await db
    .update(stories)
    .set({ ...idle, ...change })
    .where(eq(stories.id, storyId))
}

export function actionOf({ action, parts }: Pick<MakePayload, 'action' | 'parts'>): CreditAction {
  return action ?? (parts === 'ALL' ? 'generate_story' : 'regenerate_audio')
}

/** Which of the scenes have what was requested. A scene that was deleted meanwhile counts as neither. */
async function sortScenes(scope: Scope, { storyId, sceneIds, parts }: MakePayload) {
  const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) return { made: [], left: [] }
  const findVoice = voiceFinder(scope.services.engines, story)
  const rows = sceneIds.length === 0 ? [] : await scope.db.select().from(scenes).where(inArray(scenes.id, sceneIds))
  const layers = await arollsOfScenes(scope, sceneIds)
  const isMade = (row: (typeof rows)[number]) =>
    !needsVoice(row, findVoice) && (parts === 'VOICES' || isWhole(row, layers.get(row.id) ?? [], findVoice))
  return {
    made: rows.filter(isMade).map((row) => row.id),
    left: rows.filter((row) => !isMade(row)).map(({ id }) => id),
  }
}

/**
 * Scenes that wait for the next attempt; failed ones have their reason or, where it is unknown which failed, the first one
 * does.
 */
async function markLeft({ db, services }: Scope, ids: readonly string[], ending: Ending) {
  const now = services.clock.now()
  const isLeft = and(inArray(scenes.id, [...ids]), eq(scenes.status, 'GENERATING'))
  if (ids.length === 0) return
  const waiting = await db.select({ id: scenes.id }).from(scenes).where(isLeft).orderBy(scenes.elementOrder)
  await db.update(scenes).set({ status: 'PENDING', errorMessage: null, updatedAt: now }).where(isLeft)
  if (ending.reason !== 'failed') return
  const texts = ending.sceneTexts ?? new Map(waiting.slice(0, 1).map(({ id }) => [id, ending.text]))
  for (const { id } of waiting) {
    const errorMessage = texts.get(id)
    if (errorMessage !== undefined)
      await db.update(scenes).set({ status: 'FAILED', errorMessage, updatedAt: now }).where(eq(scenes.id, id))
  }
}

/**
 * One error for all failed scenes. While an engine only stopped at one of them, a retry may help; a refusal would repeat.
 */
export function scenesFailed(failures: readonly SceneFailure[]): Error {
  const inOrder = failures.toSorted((a, b) => a.place - b.place)
  const others = new Set(inOrder.map(({ sceneId }) => sceneId)).size - 1
  const [first] = inOrder
  const more = others <= 0 ? '' : others === 1 ? ' One more scene failed.' : ` ${others} more scenes failed.`
  const text = endSentence(first?.cause.message ?? '') + more
  const mayHelp = inOrder.some(({ cause }) => cause instanceof EngineUnavailable)
  const cause = new SceneFailures(inOrder)
  return mayHelp ? new EngineUnavailable(text, { cause }) : new RefusedByEngine(text, { cause })
}

/** Why each scene failed, by id, of an error from `scenesFailed`; undefined for any other. */
export function failedScenes(error: unknown): Map<string, string> | undefined {
  if (!(error instanceof Error && error.cause instanceof SceneFailures)) return undefined
  return new Map(error.cause.failures.toReversed().map(({ sceneId, cause }) => [sceneId, explain(cause)]))
}
