import type { VideoBroll, VideoScene } from '../document.ts'
import { clamp01, easeInOutSine } from './easing.ts'
import type { Stage } from './draw-shot.ts'
import { drawPicture } from './draw-picture.ts'
import type { Context2D } from './types.ts'

/** B-rolls fade in and out over this many frames. */
const FADE_FRAMES = 6

/** Draws the B-rolls of a scene that lie over its A-rolls at this frame. */
export function drawBrolls(ctx: Context2D, scene: VideoScene, stage: Stage): void {
  for (const broll of scene.brolls) {
    const into = stage.frame - broll.from
    if (into >= 0 && into < broll.durationInFrames) drawBroll(ctx, broll, into, stage)
  }
}

function drawBroll(ctx: Context2D, broll: VideoBroll, into: number, stage: Stage): void {
  const picture = stage.assets.broll(broll, stage.frame)
  if (picture.state !== 'ready') return
  const edge = Math.min(into + 1, broll.durationInFrames - into)
  ctx.save()
  ctx.globalAlpha = easeInOutSine(clamp01(edge / Math.min(FADE_FRAMES, broll.durationInFrames / 2)))
  drawPicture(
    ctx,
    { x: 0, y: 0, width: stage.width, height: stage.height },
    picture,
    { fit: 'COVER', animation: 'NONE', flipped: false, frames: broll.durationInFrames, progress: 0 },
    stage.assets.cache,
  )
  ctx.restore()
}
