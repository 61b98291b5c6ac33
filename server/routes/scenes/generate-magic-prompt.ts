import { enriched, promptFromText } from '#server/arolls/magic-prompt.ts'
import { ownAroll, ownScene } from '#server/auth/ownership.ts'
import { charge } from '#server/credits/charge.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'

/** Writes a picture prompt from the scene's text, or improves the one that is given. Nothing is drawn. */
export const generateMagicPrompt = route('generateMagicPrompt', async ({ user, body, ...scope }) => {
  const { scene, story } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  if (body.aroll_id !== undefined) await ownAroll(scope.db, user, body.aroll_id, scene.id)
  const given = body.prompt?.trim() ?? ''
  const base = given === '' ? await promptFromText(scope.services, story, scene) : given
  if (base === null) throw validationFailed({ prompt: ['Write the scene’s text or a few words first'] })
  const prompt = enriched(base, Math.random)
  await charge(scope, user.id, {
    action: 'generate_prompt',
    storyId: story.id,
    sceneId: scene.id,
    arollId: body.aroll_id,
  })
  await publishBalance(scope, user.id)
  return { scene_id: scene.id, prompt }
})
