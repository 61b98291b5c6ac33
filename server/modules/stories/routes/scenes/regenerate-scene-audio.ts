import { ownScene } from '#server/platform/auth/ownership.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { startSpeaking } from '#server/modules/generation/speak-scene.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { requireKnownVoice, voiceColumns } from '#server/modules/stories/scenes/change-voice.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { changeSceneTiming } from '#server/modules/stories/scenes/scene-timing.ts'

const MESSAGE = 'Failed to regenerate scene audio'

export const regenerateSceneAudio = route('regenerateSceneAudio', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  await requireKnownVoice(scope, user, body, { storyId: body.story_id, message: MESSAGE })
  const findVoice = voiceFinder(scope.services.engines, edit.story)
  const changed = await changeSceneTiming(edit, scene, voiceColumns(scene, body, findVoice))
  const answer = await startSpeaking(edit, user, changed, MESSAGE)
  await edit.finish('Generate voice-over')
  return presentOneScene(scope, answer)
})
