import { framesToMs } from '#src/domain/frames.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** To change how long each visual of a scene is shown; the scene's length stays. */
export const updateArollDurations = route('updateArollDurations', async ({ user, body, ...scope }) => {
  const { story } = await ownScene(scope.db, user, body.scene)
  const edit = await beginEdit(scope, user, story.id)
  const { scene } = await ownScene(scope.db, user, body.scene)
  const rows = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const { aroll_ids: ids, aroll_durations: durations } = body
  if (ids.length !== rows.length || !rows.every((row) => ids.includes(row.id)))
    throw validationFailed({ aroll_ids: ['List every A-roll of the scene once'] })
  const length = Math.round(framesToMs(scene.durationInFrames))
  if (durations.length !== ids.length || durations.reduce((sum, one) => sum + one, 0) !== length)
    throw validationFailed({ aroll_durations: [`The durations must add up to ${length} ms`] })
  for (const row of rows) await edit.updateAroll(row, { durationMs: durations[ids.indexOf(row.id)] })
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Change durations')
  return presentOneScene(scope, settled)
})
