import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  type LucideIcon,
} from 'lucide-react'
import type { OverlayBox } from '#generated/schema.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { filmOf } from '../core/open-story.ts'
import { alignBoxes, type AlignSide, type Axis, distributeBoxes } from './align-boxes.ts'
import type { FrameSize } from './box-geometry.ts'
import { chosenOverlaysIn } from './chosen-overlays.ts'
import { updateOverlays } from './commands/edit-overlays.ts'

/** Places the boxes of the chosen overlays anew, in one edit. */
function rearrange({ editor, view }: ActionContext, place: (boxes: OverlayBox[], frame: FrameSize) => OverlayBox[]) {
  const chosen = chosenOverlaysIn({ editor, view })
  const boxes = place(
    chosen.map(({ box }) => box),
    filmOf(editor.store.getState().open),
  )
  const changes = chosen.flatMap(({ id, box }, at) => {
    const moved = boxes[at]
    return moved && (moved.x !== box.x || moved.y !== box.y) ? [{ overlay_id: id, box: moved }] : []
  })
  if (changes.length > 0) void updateOverlays(editor, changes)
}

const sides: readonly [AlignSide, string, LucideIcon][] = [
  ['left', 'Align left', AlignStartVertical],
  ['centre', 'Align centre', AlignCenterVertical],
  ['right', 'Align right', AlignEndVertical],
  ['top', 'Align top', AlignStartHorizontal],
  ['middle', 'Align middle', AlignCenterHorizontal],
  ['bottom', 'Align bottom', AlignEndHorizontal],
]

const axes: readonly [Axis, string, LucideIcon][] = [
  ['horizontal', 'Distribute horizontally', AlignHorizontalSpaceBetween],
  ['vertical', 'Distribute vertically', AlignVerticalSpaceBetween],
]

/** Several are aligned with each other, one with the frame; three or more are distributed. */
export const alignActions: readonly Action[] = [
  ...sides.map(([side, label, icon]) => ({
    ...{ id: `align-overlays-${side}`, label, icon, keywords: 'overlays position arrange' },
    isEnabled: (context: ActionContext) => chosenOverlaysIn(context).length > 0,
    run: (context: ActionContext) => rearrange(context, (boxes, frame) => alignBoxes(boxes, side, frame)),
  })),
  ...axes.map(([axis, label, icon]) => ({
    ...{ id: `distribute-overlays-${axis}`, label, icon, keywords: 'overlays spacing gaps arrange' },
    isEnabled: (context: ActionContext) => chosenOverlaysIn(context).length > 2,
    run: (context: ActionContext) => rearrange(context, (boxes, frame) => distributeBoxes(boxes, axis, frame)),
  })),
]
