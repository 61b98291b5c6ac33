import type { OverlayChangeInput, OverlayInput } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { filmOf } from '#src/features/editor/core/open-story.ts'
import { refusedValueText, serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'
import { findOverlay, withOverlays, withoutOverlays, type Overlay } from '#src/features/editor/core/open-overlays.ts'
import { chooseOverlays } from '#src/features/editor/core/looked-at.ts'

/** Adds overlays in one edit, the lowest first, and selects them. */
export async function addOverlays(editor: Editor, overlays: readonly OverlayInput[]): Promise<void> {
  const answer = await runCommand(editor, {
    request: apiRequest('addOverlays', { body: { story_id: editor.storyId, overlays: [...overlays] } }),
    settle: (open, { overlays: added }) => withOverlays(open, added),
    failure: refusedValueText,
  })
  if (!answer) return
  chooseOverlays(
    editor,
    answer.overlays.map(({ id }) => id),
  )
  // All of them are seen once the slowest has appeared.
  const [slowest] = answer.overlays.toSorted((a, b) => b.motion_in.duration_ms - a.motion_in.duration_ms)
  showOverlay(editor, slowest?.id)
}

/** Moves the playhead to where an overlay has appeared, unless it is visible there already. */
export function showOverlay(editor: Editor, id: string | undefined): void {
  const film = filmOf(editor.store.getState().open)
  const placed = [...film.scenes.flatMap(({ overlays }) => overlays), ...film.overlays].find((each) => each.id === id)
  if (!placed) return
  const { from, durationInFrames, motionIn, motionOut } = placed
  const first = from + Math.min(durationInFrames - 1, motionIn.durationInFrames)
  const last = Math.max(first, from + durationInFrames - 1 - motionOut.durationInFrames)
  const frame = editor.playback.getFrame()
  if (frame < first || frame > last) editor.playback.seek(first)
}

/** Changes overlays in one edit, shown at once. */
export function updateOverlays(editor: Editor, changes: readonly OverlayChangeInput[]) {
  return runCommand(editor, {
    edit: (open) =>
      withOverlays(
        open,
        changes.flatMap(({ overlay_id: id, media_id: _media, base_text: _base, ...change }) => {
          const overlay = findOverlay(open, id)
          return overlay ? [{ ...overlay, ...change }] : []
        }),
      ),
    request: apiRequest('updateOverlays', { body: { story_id: editor.storyId, overlays: [...changes] } }),
    settle: (open, { overlays }) => withOverlays(open, overlays),
    failure: refusedValueText,
  })
}

export function deleteOverlays(editor: Editor, ids: readonly string[]) {
  return runCommand(editor, {
    edit: (open) => withoutOverlays(open, ids),
    request: apiRequest('deleteOverlays', { body: { story_id: editor.storyId, overlay_ids: [...ids] } }),
    failure: serverText,
  })
}

/** An overlay as it would be added once more, beside itself where it would cover the first. */
export function copyOf({ id: _id, overlay_order: _order, ...overlay }: Overlay, by = 0.03): OverlayInput {
  const box = { ...overlay.box, x: overlay.box.x + by, y: overlay.box.y + by }
  if (overlay.kind !== 'MEDIA') return { ...overlay, box }
  const { media, video_start: start, ...rest } = overlay
  return { ...rest, box, media_id: media?.id ?? '', ...(start !== null && { video_start: start }) }
}
