import type { Stage } from '../../core/stage.ts'
import { type Box } from './frame-room.ts'
import { windowOn } from './window.ts'

/** x of a place on the back wall: 0 the far side from the window, 1 the window's side. */
export const across = (box: Box, t: number): number => box.left + (box.right - box.left) * (box.side > 0 ? t : 1 - t)

export const wallWidth = (box: Box): number => box.right - box.left

export function windowAt(
  stage: Stage,
  box: Box,
  t: number,
  w: number,
  h: number,
  top: number,
  more: Parameters<typeof windowOn>[6] = {},
): void {
  const wide = Math.min(stage.u * w, wallWidth(box) * 0.42)
  windowOn(stage, box, across(box, t) - wide / 2, stage.h * top, wide, stage.u * h, more)
}
