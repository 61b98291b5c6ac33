import type { Owner } from '#server/platform/auth/ownership.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { speechPrice } from '#server/modules/stories/scenes/speech-price.ts'
import { inProgress, validationFailed } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { requireVoice } from './require-voice.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

/** Holds the cost of one voice-over and adds the job that speaks the scene. `message` is the operation's own text. */
export async function startSpeaking(edit: StoryEdit, user: Owner, scene: SceneRow, message: string): Promise<SceneRow> {
  const { scope, story } = edit
  if (scene.status === 'GENERATING') throw inProgress()
  if (scene.text.trim() === '') throw validationFailed({ new_text: ['Write a text first'] }, message)
  requireVoice(scope, story, [scene], message)
  const holdId = await hold(scope, user.id, {
    action: 'regenerate_audio',
    storyId: story.id,
    sceneId: scene.id,
    quoted: speechPrice(scope.services, story, scene),
  })
  await publishBalance(scope, user.id)
  const payload = { storyId: story.id, userId: user.id, sceneId: scene.id, holdId, workId: edit.workId }
  await enqueue(scope, { kind: 'speak-scene', payload, userId: user.id, storyId: story.id })
  return edit.updateScene(scene, { status: 'GENERATING', errorMessage: null })
}
