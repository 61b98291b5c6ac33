import {
  changedOverlay,
  checksFor,
  labelOf,
  presentChangedOverlays,
} from '#server/modules/stories/overlays/change-overlays.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { ownOverlays } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'

/** To move, restyle, reorder or bind overlays to another scene or the whole video, several in one edit. */
export const updateOverlays = route('updateOverlays', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = body.overlays.map((change) => change.overlay_id)
  const rows = new Map((await ownOverlays(scope.db, user, body.story_id, ids)).map((row) => [row.id, row]))
  const checks = await checksFor(edit, user)
  for (const [at, change] of body.overlays.entries()) {
    const row = rows.get(change.overlay_id)
    if (row) rows.set(row.id, await edit.updateOverlay(row, await changedOverlay(checks, at, row, change)))
  }
  const changed = [...rows.values()]
  return presentChangedOverlays(edit, changed, labelOf('Change', changed))
})
