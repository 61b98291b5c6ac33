import { ownScene } from '#server/auth/ownership.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { markBusy, requireAtRest } from '#server/scenes/busy.ts'
import { wordsOf } from '#server/scenes/split-columns.ts'
import { beginEdit } from '#server/stories/edit.ts'

const MESSAGE = 'Scene Split Failed'

/** Accepts a split; the job cuts and tells. */
export const splitScene = route('splitScene', async ({ user, body, ...scope }) => {
  const { story_id: storyId, scene_id: sceneId, index } = body
  const edit = await beginEdit(scope, user, storyId)
  const { scene } = await ownScene(scope.db, user, sceneId, storyId)
  await requireAtRest(scope, [scene], MESSAGE)
  if (index >= wordsOf(scene).length || scene.durationInFrames < 2)
    throw validationFailed({ index: ['Choose a word inside the scene'] }, MESSAGE)
  const before = await markBusy(edit, [scene])
  const payload = { storyId, userId: user.id, sceneId, index, before }
  await enqueue(scope, { kind: 'split-scene', payload, userId: user.id, storyId })
  await edit.announce()
  return { story_id: storyId, operation: 'SPLIT', scene_ids: [sceneId], event: 'scene-split' }
})
