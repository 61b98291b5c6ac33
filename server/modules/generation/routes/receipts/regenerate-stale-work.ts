import { requireApprovedPrice, enginePrice } from '#server/modules/billing/credits/prices.ts'
import { requireWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { route } from '#server/platform/http/route.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import {
  canRegenerate,
  presentMarks,
  staleWork,
  sumOf,
  clipPrice,
  type PricedMark,
} from '#server/modules/generation/outdated/price.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import {
  enqueueDrawing,
  planDrawing,
  toPayload,
  requireImageLeft,
} from '#server/modules/stories/arolls/plan-drawing.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { eq } from 'drizzle-orm'
import { arolls } from '#server/platform/db/schema/index.ts'
import { startSpeaking } from '#server/modules/generation/speak-scene.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { acceptTask } from '#server/modules/tools/accept-task.ts'
import { moveOverImage } from '#server/modules/tools/enqueue-task.ts'
import { chainOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { findModel } from '#server/modules/tools/models.ts'
import type { AssetFacts } from '#server/modules/generation/outdated/facts.ts'

interface Person extends Owner {
  isPremium: boolean
}

/** Regenerates outdated assets, for at most the shown price; returns what was begun. */
export const regenerateStaleWork = route('regenerateStaleWork', async ({ user, body, ...scope }) => {
  // A later approval replaces the first shown price.
  const approvedPrice = scope.approvedPrice ?? { most: body.most_credits, held: 0 }
  const edit = await beginEdit({ ...scope, approvedPrice }, user, body.story_id)
  requireIdle(edit.story)
  const { facts, marks } = await staleWork(scope, edit.story)
  const { items } = body
  // Assets that are up to date meanwhile are skipped.
  const wanted = marks.filter((mark) => canRegenerate(mark) && (items === undefined || items.includes(mark.id)))
  const credits = sumOf(wanted)
  requireApprovedPrice({ approvedPrice }, credits)
  // For all of it: the user is asked once.
  await requireWithinCaps(scope, user.id, { storyId: edit.story.id, cost: credits })
  for (const mark of wanted) {
    const follows = marks.filter(({ follows }) => follows === mark.id)
    await regenerate(edit, user, { facts, mark, follows })
  }
  const { revision, id: story_id } = await edit.finish('Update outdated assets')
  await publishBalance(scope, user.id)
  return { story_id, revision, items: presentMarks(wanted), credits }
})

/** Begins the work of one mark, with the settings of the last generation. */
async function regenerate(
  edit: StoryEdit,
  user: Person,
  { facts, mark, follows }: { facts: AssetFacts; mark: PricedMark; follows: readonly PricedMark[] },
): Promise<void> {
  if (mark.part === 'VOICE') await startSpeaking(edit, user, mark.scene, 'Failed to regenerate scene audio')
  if (mark.part === 'PICTURE')
    await regenerateImage(
      edit,
      user,
      mark,
      follows.some(({ part }) => part === 'MOTION'),
    )
  if (mark.part === 'MOTION') await regenerateClip(edit, user, facts, mark)
  if (mark.part === 'LIP_SYNC') await regenerateLipSync(edit, user, facts, mark)
}

async function regenerateImage(edit: StoryEdit, user: Person, { scene, aroll }: PricedMark, thenMoves: boolean) {
  if (!aroll) return
  const { scope, story } = edit
  const drawing = await planDrawing(scope, { story, scene, aroll }, {})
  await requireSafePrompt(scope, user.id, drawing.words.prompt)
  await requireImageLeft(scope, user)
  const subject = { storyId: story.id, sceneId: scene.id, arollId: aroll.id }
  const quoted = enginePrice(scope.services, await imageEnginesOf(scope, story), 'PICTURE')
  const holdId = await hold(scope, user.id, { action: 'regenerate_image', quoted, ...subject })
  const clip = thenMoves ? clipPrice(scope.services, aroll) : undefined
  const motion = clip && { action: 'image_to_video' as const, units: clipSeconds(aroll), quoted: clip, ...subject }
  const motionHoldId = motion && (await hold(scope, user.id, motion))
  // An image with a price of its own stays paid even if the clip fails; at the fixed price both are one charge.
  const paid = quoted || motionHoldId ? { holdId, motionHoldId: motionHoldId ?? null } : { holdId }
  // Not in the log: undo must not restore its waiting state.
  await scope.db.update(arolls).set({ status: 'GENERATING', errorMessage: null }).where(eq(arolls.id, aroll.id))
  edit.touch(scene.id)
  const ids = { storyId: story.id, userId: user.id, arollId: aroll.id }
  await enqueueDrawing(scope, { ...ids, ...paid, thenMoves, workId: edit.workId, ...toPayload(drawing) })
}

async function regenerateClip(edit: StoryEdit, user: Person, { media }: AssetFacts, { scene, aroll }: PricedMark) {
  const shown = aroll?.mediaId ? media.get(aroll.mediaId) : undefined
  const image = shown && chainOf(shown, media).find(({ mediaType }) => mediaType === 'image')
  if (!aroll || !image) return
  const { scope, story } = edit
  const subject = { storyId: story.id, sceneId: scene.id, arollId: aroll.id }
  const price = { units: clipSeconds(aroll), quoted: clipPrice(scope.services, aroll) }
  const holdId = await hold(scope, user.id, { action: 'image_to_video', ...price, ...subject })
  await moveOverImage(
    scope,
    { arollId: aroll.id, userId: user.id, storyId: story.id, holdId },
    { sceneId: scene.id, imageId: image.id },
  )
  edit.touch(scene.id)
}

async function regenerateLipSync(
  { scope }: StoryEdit,
  user: Person,
  { tasks }: AssetFacts,
  { scene, aroll }: PricedMark,
) {
  const task = tasks.find(({ resultMediaId }) => resultMediaId !== null && resultMediaId === aroll?.mediaId)
  const model = task && findModel(task.modelId)
  if (!model || scene.audioMediaId === null) return
  const { modelId, prompt, request, sourceMediaId, storyId, sceneId, arollId, refetchScene } = task
  const asked = { modelId, prompt, sourceMediaId, storyId, sceneId, arollId, refetchScene }
  await acceptTask(scope, user.id, model, { ...asked, request: { ...request, driving_media_id: scene.audioMediaId } })
}
