import {
  checksFor,
  labelOf,
  newOverlay,
  presentChangedOverlays,
} from '#server/modules/stories/overlays/change-overlays.ts'
import { nextOrders, requireRoomForOverlays } from '#server/modules/stories/overlays/place-overlays.ts'
import { beginEdit, type NewOverlay } from '#server/modules/stories/edits/edit.ts'
import { route } from '#server/platform/http/route.ts'

/** To add overlays: a preset, a paste and a duplicate are one edit. */
export const addOverlays = route('addOverlays', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  await requireRoomForOverlays(edit, body.overlays.length, 'overlays')
  const checks = await checksFor(edit, user)
  const orderIn = await nextOrders(edit)
  const added: NewOverlay[] = []
  for (const [at, input] of body.overlays.entries())
    added.push(await newOverlay(checks, at, input, orderIn(input.scene_id ?? null, input.overlay_order)))
  const rows = await edit.insertOverlays(added)
  return presentChangedOverlays(edit, rows, labelOf('Add', rows))
})
