import { ownScene } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { markBusy, requireIdleScenes } from '#server/modules/stories/scenes/work-on-scenes.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { wordsOf } from '#server/modules/stories/scenes/split-columns.ts'
import { findWavCopies } from '#server/modules/stories/scenes/voice-sound.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

const MESSAGE = 'Scene Split Failed'

/** Accepts a split; the job cuts and notifies. */
export const splitScene = route('splitScene', async ({ user, body, ...scope }) => {
  const { story_id: storyId, scene_id: sceneId } = body
  const edit = await beginEdit(scope, user, storyId)
  const { scene } = await ownScene(scope.db, user, sceneId, storyId)
  await requireIdleScenes(scope, [scene], MESSAGE)
  const cut = requireCut(scene, body)
  const wavs = await findWavCopies(scope, user, body.wav_media_ids, MESSAGE)
  const before = await markBusy(edit, [scene])
  const payload = { storyId, userId: user.id, sceneId, ...cut, wavs, before }
  await enqueue(scope, { kind: 'split-scene', payload, userId: user.id, storyId })
  await edit.announce()
  return { story_id: storyId, operation: 'SPLIT', scene_ids: [sceneId], event: 'scene-split' }
})

/** Between two words; a scene with fewer is cut at a frame. */
function requireCut(scene: SceneRow, { index, frame }: { index?: number; frame?: number }) {
  const count = wordsOf(scene).length
  if (index === undefined && frame !== undefined && count < 2) {
    if (frame < scene.durationInFrames) return { index: null, frame }
    throw validationFailed({ frame: ['Choose a frame within the scene'] }, MESSAGE)
  }
  if (index === undefined || index >= count || scene.durationInFrames < 2)
    throw validationFailed({ index: ['Choose a word within the scene'] }, MESSAGE)
  return { index, frame: null }
}
