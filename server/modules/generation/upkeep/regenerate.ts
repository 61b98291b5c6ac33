import type { Owner } from '#server/platform/auth/ownership.ts'
import { enqueueDrawing } from '#server/modules/stories/arolls/enqueue-drawing.ts'
import { requirePictureLeft } from '#server/modules/stories/arolls/picture-limit.ts'
import { planDrawing, toPayload } from '#server/modules/stories/arolls/plan-drawing.ts'
import { enginePrice } from '#server/modules/billing/credits/engine-price.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { pictureEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { clipSeconds } from '#server/modules/stories/arolls/clip-seconds.ts'
import { eq } from 'drizzle-orm'
import { arolls } from '#server/platform/db/schema/index.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { startSpeaking } from '#server/modules/generation/start-speaking.ts'
import { requireSafePrompt } from '#server/modules/generation/images/safety.ts'
import { acceptTask } from '#server/modules/tools/accept-task.ts'
import { findModel } from '#server/modules/tools/models.ts'
import type { UpkeepFacts } from './facts.ts'
import { clipPrice, type PricedMark } from './price.ts'

interface Person extends Owner {
  isPremium: boolean
}

/** Begins what brings one mark up to date, with what was made last as the example. */
export async function regenerate(
  edit: StoryEdit,
  user: Person,
  { facts, mark, follows }: { facts: UpkeepFacts; mark: PricedMark; follows: readonly PricedMark[] },
): Promise<void> {
  if (mark.part === 'VOICE') await startSpeaking(edit, user, mark.scene, 'Failed to regenerate scene audio')
  if (mark.part === 'PICTURE')
    await regeneratePicture(
      edit,
      user,
      mark,
      follows.some(({ part }) => part === 'MOTION'),
    )
  if (mark.part === 'LIP_SYNC') await regenerateLipSync(edit, user, facts, mark)
}

async function regeneratePicture(edit: StoryEdit, user: Person, { scene, aroll }: PricedMark, thenMoves: boolean) {
  if (!aroll) return
  const { scope, story } = edit
  const drawing = await planDrawing(scope, { story, scene, aroll }, {})
  await requireSafePrompt(scope, user.id, drawing.words.prompt)
  await requirePictureLeft(scope, user)
  const subject = { storyId: story.id, sceneId: scene.id, arollId: aroll.id }
  const quoted = enginePrice(scope.services, await pictureEnginesOf(scope, story), 'PICTURE')
  const holdId = await hold(scope, user.id, { action: 'regenerate_image', quoted, ...subject })
  const clip = thenMoves ? clipPrice(scope.services, aroll) : undefined
  const motion = clip && { action: 'image_to_video' as const, units: clipSeconds(aroll), quoted: clip, ...subject }
  const motionHoldId = motion && (await hold(scope, user.id, motion))
  // A picture with a price of its own stays paid whatever becomes of the clip; at the fixed price both are one charge.
  const paid = quoted || motionHoldId ? { holdId, motionHoldId: motionHoldId ?? null } : { holdId }
  // Not in the log: undoing must not bring back that it waits.
  await scope.db.update(arolls).set({ status: 'GENERATING', errorMessage: null }).where(eq(arolls.id, aroll.id))
  edit.touch(scene.id)
  const ids = { storyId: story.id, userId: user.id, arollId: aroll.id }
  await enqueueDrawing(scope, { ...ids, ...paid, thenMoves, workId: edit.workId, ...toPayload(drawing) })
}

async function regenerateLipSync(
  { scope }: StoryEdit,
  user: Person,
  { tasks }: UpkeepFacts,
  { scene, aroll }: PricedMark,
) {
  const task = tasks.find(({ resultMediaId }) => resultMediaId !== null && resultMediaId === aroll?.mediaId)
  const model = task && findModel(task.modelId)
  if (!model || scene.audioMediaId === null) return
  const { modelId, prompt, request, sourceMediaId, storyId, sceneId, arollId, refetchScene } = task
  const asked = { modelId, prompt, sourceMediaId, storyId, sceneId, arollId, refetchScene }
  await acceptTask(scope, user.id, model, { ...asked, request: { ...request, driving_media_id: scene.audioMediaId } })
}
