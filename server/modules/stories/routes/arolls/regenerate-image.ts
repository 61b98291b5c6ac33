import { eq } from 'drizzle-orm'
import { beginArollEdit } from '#server/modules/stories/arolls/change-aroll.ts'
import {
  drawingKey,
  chooseLook,
  planDrawing,
  toPayload,
  requireImageLeft,
} from '#server/modules/stories/arolls/plan-drawing.ts'
import { requireSafePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { arolls } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { inProgress } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

/** To regenerate the image of a visual; the old one stays until the new one exists. */
export const regenerateImage = route('regenerateImage', async ({ user, params, body, ...scope }) => {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, params.aroll_id)
  if (await findActiveJob(scope, drawingKey(aroll.id))) throw inProgress('A new image is already being generated')
  const present = aroll.customImageGenerationPrompt ?? aroll.imageGenerationPrompt ?? ''
  if (body.custom_prompt !== undefined) requireBase(present, body.base_prompt, body.custom_prompt)
  const drawing = await planDrawing(scope, { story: edit.story, scene, aroll }, body)
  await requireSafePrompt(scope, user.id, drawing.words.prompt)
  await requireImageLeft(scope, user)
  const holdId = await hold(scope, user.id, {
    action: 'regenerate_image',
    storyId: edit.story.id,
    sceneId: scene.id,
    arollId: aroll.id,
    quoted: enginePrice(scope.services, await imageEnginesOf(scope, edit.story), 'PICTURE'),
  })
  await edit.updateAroll(aroll, {
    customImageGenerationPrompt: body.custom_prompt,
    ...chooseLook(body),
  })
  // Not in the log: undo must not restore its waiting state.
  const [row] = await scope.db
    .update(arolls)
    .set({ status: 'GENERATING', errorMessage: null })
    .where(eq(arolls.id, aroll.id))
    .returning()
  if (!row) throw new Error('The A-roll went away')
  const { id: storyId } = await edit.finish('Generate new image')
  await enqueue(scope, {
    kind: 'draw-aroll',
    payload: { storyId, userId: user.id, arollId: aroll.id, holdId, ...toPayload(drawing) },
    userId: user.id,
    storyId,
    dedupeKey: drawingKey(aroll.id),
  })
  await publishBalance(scope, user.id)
  return presentOneAroll(scope, row, storyId)
})
