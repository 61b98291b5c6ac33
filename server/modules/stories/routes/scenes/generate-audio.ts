import { ownScene } from '#server/platform/auth/ownership.ts'
import { requireIdle, requireVoice } from '#server/modules/generation/requirements.ts'
import { lacksVoiceOver, needsVoice, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { startGeneration } from '#server/modules/generation/start-generation.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const generateAudio = route('generateAudio', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const wanted =
    body.scene_id === undefined
      ? await scenesOf(scope, body.story_id)
      : [(await ownScene(scope.db, user, body.scene_id, body.story_id)).scene]
  requireIdle(edit.story)
  // A running voice-over is included.
  const atRest = wanted.filter((scene) => scene.status !== 'GENERATING')
  const findVoice = voiceFinder(scope.services.engines, edit.story)
  const sceneIds = atRest.filter((scene) => needsVoice(scene, findVoice)).map((scene) => scene.id)
  if (sceneIds.length === 0) {
    requireVoice(scope, edit.story, atRest.filter(lacksVoiceOver), 'Failed to regenerate scene audio')
    throw refused('NOTHING_TO_DO', 'All scenes already have a voice-over')
  }
  await startGeneration(scope, edit.story, { sceneIds, parts: 'VOICES', total: sceneIds.length })
  await edit.finish('Generate voice-overs')
  return publishStatus(scope, edit.story.id)
})
