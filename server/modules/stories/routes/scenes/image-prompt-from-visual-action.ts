import { changedPrompt } from '#server/modules/stories/arolls/image-words.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'

/** Rewrites the prompt of the scene's last image, with one thing changed. No image is generated. */
export const imagePromptFromVisualAction = route('imagePromptFromVisualAction', async ({ user, body, ...scope }) => {
  const { scene, story } = await ownScene(scope.db, user, body.scene, body.story)
  const [first = null] = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const last = scene.lastUsedImagePrompt ?? imagePrompt(scene, first)
  if (last === null) throw validationFailed({ scene: ['This scene has no image yet'] })
  await charge(scope, user.id, { action: 'generate_prompt', storyId: story.id, sceneId: scene.id })
  await publishBalance(scope, user.id)
  return { scene_id: scene.id, prompt: changedPrompt(last, body.action) }
})
