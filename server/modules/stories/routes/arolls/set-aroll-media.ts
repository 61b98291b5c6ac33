import { beginArollEdit } from '#server/modules/stories/arolls/change-aroll.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { requireShowable, showMedia } from '#server/modules/stories/arolls/show-media.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'

/** To replace the media of a visual: by an upload, a media of the library or a previous generation. */
export const setArollMedia = route('setArollMedia', async ({ user, params, body, ...scope }) => {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, params.aroll_id)
  const row = await showMedia(edit, aroll, await requireShowable(scope, user, body.media))
  await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Change visual')
  return presentOneAroll(scope, row, edit.story.id)
})
