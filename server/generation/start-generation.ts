import { asc, eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { hold } from '#server/credits/hold.ts'
import { scenes, stories } from '#server/db/schema/index.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { arollsOfScenes } from '#server/db/queries/arolls-of-scenes.ts'
import type { SceneRow, StoryRow } from '#server/db/rows.ts'
import type { MakePayload } from '#server/jobs/payloads.ts'
import { isWhole, voiceFinder } from '#server/scenes/scene-state.ts'
import { actionOf } from './finish.ts'
import { publishBalance } from '#server/realtime/story-events.ts'

export interface Plan {
  /** All of the story, in playing order. */
  all: SceneRow[]
  /** Those that have to be made. */
  open: SceneRow[]
}

/** What `submitStory` would make now. */
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

/** Holds the cost of the scenes, marks the story as being made and adds the job; the story must be locked by the caller. */
export async function startGeneration(
  scope: Scope,
  story: StoryRow,
  { sceneIds, parts, action, total }: Pick<MakePayload, 'sceneIds' | 'parts' | 'action'> & { total: number },
): Promise<void> {
  const { userId, id: storyId } = story
  const isPaid = parts === 'VOICES' || !isFree(story)
  const units = sceneIds.length
  const holdId = isPaid ? await hold(scope, userId, { action: actionOf({ action, parts }), units, storyId }) : null
  if (holdId !== null) await publishBalance(scope, userId)
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
    })
    .where(eq(stories.id, storyId))
  const payload: MakePayload = { storyId, userId, sceneIds, parts, action, holdId, statusBefore }
  await enqueue(scope, { kind: 'make-story', payload, userId, storyId })
}
