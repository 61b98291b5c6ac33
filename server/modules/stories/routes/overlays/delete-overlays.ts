import { labelOf, presentChangedOverlays } from '#server/modules/stories/overlays/change-overlays.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { ownOverlays } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'

/** To delete overlays; their media stay in the library. */
export const deleteOverlays = route('deleteOverlays', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const rows = await ownOverlays(scope.db, user, body.story_id, body.overlay_ids)
  await edit.deleteOverlays(rows)
  return presentChangedOverlays(edit, [], labelOf('Delete', rows))
})
