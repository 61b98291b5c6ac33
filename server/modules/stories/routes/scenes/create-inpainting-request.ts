import { ownAroll, ownScene, usableMedia } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { acceptTask } from '#server/modules/tools/accept-task.ts'
import { INPAINTING } from '#server/modules/tools/models.ts'
import { presentOneTask } from '#server/modules/tools/present-task.ts'

/** Requests that a part of an image is repainted; charged now, refunded on failure. */
export const createInpaintingRequest = route('createInpaintingRequest', async ({ user, body, ...scope }) => {
  const { scene, story } = await ownScene(scope.db, user, body.scene, body.story)
  const { aroll } = await ownAroll(scope.db, user, body.aroll, scene.id)
  await usableMedia(scope.db, user, body.image_media)
  await usableMedia(scope.db, user, body.mask_media)
  const row = await acceptTask(scope, user.id, INPAINTING, {
    storyId: story.id,
    sceneId: scene.id,
    arollId: aroll.id,
    refetchScene: false,
    modelId: INPAINTING.id,
    prompt: body.prompt,
    sourceMediaId: body.image_media,
    request: { mask_media_id: body.mask_media },
  })
  return presentOneTask(scope, row)
})
