import { creditCost } from '#src/domain/credits.ts'
import { enriched } from '#server/modules/stories/arolls/image-words.ts'
import { ownAroll, ownScene } from '#server/platform/auth/ownership.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { chargeWriting, requireWritingPayable, hasWords, writeForImage } from '#server/modules/generation/ask-writer.ts'
import { writingPriceOf } from '#server/modules/generation/writing-price.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'

/**
 * Writes an image prompt from the scene's text, or improves the given one. No image is generated. The writer is called
 * before the transaction, after the credits are checked.
 */
export const generateMagicPrompt = preparedRoute('generateMagicPrompt', async ({ user, body, signal, ...scope }) => {
  const { scene, story } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  if (body.aroll_id !== undefined) await ownAroll(scope.db, user, body.aroll_id, scene.id)
  const given = body.prompt?.trim() ?? ''
  const place = { storyId: story.id, sceneId: scene.id, arollId: body.aroll_id }
  const work = { action: 'generate_prompt', ...place } as const
  if (given !== '')
    return async (call) => {
      await charge(call, user.id, work)
      await publishBalance(call, user.id)
      return { scene_id: scene.id, prompt: enriched(given, Math.random) }
    }
  if (!hasWords(scene)) throw validationFailed({ prompt: ['Add scene text or a few words first'] })
  const quoted = writingPriceOf(scope.services, scene.text.length)
  const listed = creditCost('generate_prompt')
  await requireWritingPayable(scope, user.id, work, { cost: quoted?.most ?? listed, listed })
  const written = await writeForImage(scope.services, story, scene, { signal, person: user.id })
  const prompt = enriched(written.scenes[0]?.visualPrompt ?? scene.text, Math.random)
  return async (call) => {
    await chargeWriting(call, user.id, { ...work, quoted }, written)
    await publishBalance(call, user.id)
    return { scene_id: scene.id, prompt }
  }
})
