import type { VideoAroll, VideoDocument } from '../document.ts'
import type { FrameAssets } from '../assets/frame-assets.ts'
import type { Shot } from '../timeline.ts'
import { drawCard } from './card.ts'
import { layoutAreas } from './placement.ts'
import { clamp01 } from './easing.ts'
import { drawBlurred, drawImage, type ImageMove } from './draw-image.ts'
import type { Box, Context2D } from './types.ts'

export interface Stage {
  /** px of the video. */
  width: number
  height: number
  frame: number
  /** What the fonts of its words depend on. */
  film: VideoDocument
  /** Device px per px of the video. */
  scale: number
  assets: FrameAssets
}

/** Draws one shot over the whole stage. */
export function drawShot(ctx: Context2D, shot: Shot, stage: Stage): void {
  const { aroll } = shot
  const whole: Box = { x: 0, y: 0, width: stage.width, height: stage.height }
  if (!aroll) return drawCard(ctx, whole, 'empty', stage.scale, stage.assets.cache)
  const { own, rest, radius } = layoutAreas(aroll.layout, stage.width, stage.height)
  if (rest) drawRest(ctx, rest, shot, aroll, stage)
  if (radius === 0) return drawInto(ctx, own, shot, aroll, stage)
  drawLift(ctx, own, radius, stage)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(own.x, own.y, own.width, own.height, radius)
  ctx.clip()
  drawInto(ctx, own, shot, aroll, stage)
  ctx.restore()
}

/** Whether drawing a shot is one opaque image, so that it may be drawn half transparent without a layer of its own. */
export function isSingleImage(shot: Shot, stage: Stage): boolean {
  const { aroll } = shot
  if (!aroll) return true
  if (aroll.layout !== 'FULL') return false
  return aroll.fit === 'COVER' || stage.assets.aroll(aroll, stage.frame).state !== 'ready'
}

function drawInto(ctx: Context2D, box: Box, shot: Shot, aroll: VideoAroll, stage: Stage): void {
  const image = aroll.url === null ? null : stage.assets.aroll(aroll, stage.frame)
  if (image?.state === 'ready') drawImage(ctx, box, image, moveOf(shot, aroll, stage.frame), stage.assets.cache)
  else drawCard(ctx, box, image?.state ?? 'empty', stage.scale, stage.assets.cache)
}

/** The layout's free area shows the previous A-roll; without one, the image itself, blurred. */
function drawRest(ctx: Context2D, box: Box, shot: Shot, aroll: VideoAroll, stage: Stage): void {
  const { backdrop } = shot
  if (backdrop?.aroll) return drawInto(ctx, box, backdrop, backdrop.aroll, stage)
  const image = aroll.url === null ? null : stage.assets.aroll(aroll, stage.frame)
  if (image?.state === 'ready') drawBlurred(ctx, box, image, aroll.flipped, stage.assets.cache)
  else drawCard(ctx, box, 'empty', stage.scale, stage.assets.cache)
}

/** A soft lift under a window; stacked shapes, because a blurred shadow on every frame is slow. */
function drawLift(ctx: Context2D, box: Box, radius: number, stage: Stage): void {
  const unit = Math.min(stage.width, stage.height) * 0.004
  for (let ring = 5; ring >= 1; ring--) {
    const grow = ring * unit
    ctx.fillStyle = 'rgba(0, 0, 0, 0.09)'
    ctx.beginPath()
    ctx.roundRect(box.x - grow, box.y - grow + unit * 1.5, box.width + 2 * grow, box.height + 2 * grow, radius + grow)
    ctx.fill()
  }
}

function moveOf(shot: Shot, aroll: VideoAroll, frame: number): ImageMove {
  const frames = shot.until - shot.from
  return {
    fit: aroll.fit,
    animation: aroll.type === 'image' ? aroll.animation : 'NONE',
    flipped: aroll.flipped,
    frames,
    progress: clamp01((frame - shot.from) / Math.max(1, frames)),
  }
}
