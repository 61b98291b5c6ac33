import { validationFailed } from '#server/platform/http/http-error.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { markBusy, requireIdleScenes } from '#server/modules/stories/scenes/work-on-scenes.ts'
import { findWavCopies } from '#server/modules/stories/scenes/voice-sound.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

const MESSAGE = 'Unable to merge scenes'

/** Accepts a merge of neighbours; the job merges and notifies. */
export const mergeScenes = route('mergeScenes', async ({ user, body, ...scope }) => {
  const { story_id: storyId, scene_id_one: one, scene_id_two: two, further_scene_ids: further = [] } = body
  const edit = await beginEdit(scope, user, storyId)
  const rows: SceneRow[] = []
  for (const id of [one, two, ...further]) rows.push((await ownScene(scope.db, user, id, storyId)).scene)
  const apart = rows.findIndex((row, at) => at > 0 && row.elementOrder !== (rows[at - 1]?.elementOrder ?? 0) + 1)
  if (apart > 0) {
    const field = apart === 1 ? 'scene_id_two' : `further_scene_ids.${apart - 2}`
    throw validationFailed(
      { [field]: [`Choose the scene right after the ${apart === 1 ? 'first' : 'last'} one`] },
      MESSAGE,
    )
  }
  await requireIdleScenes(scope, rows, MESSAGE)
  const wavs = await findWavCopies(scope, user, body.wav_media_ids, MESSAGE)
  const before = await markBusy(edit, rows)
  const sceneIds = rows.map(({ id }) => id)
  await enqueue(scope, {
    kind: 'merge-scenes',
    payload: { storyId, userId: user.id, sceneIds, wavs, before },
    userId: user.id,
    storyId,
  })
  await edit.announce()
  return { story_id: storyId, operation: 'MERGE', scene_ids: sceneIds, event: 'scene-merged' }
})
