import type { VideoBroll, VideoLogo, VideoScene } from '../document.ts'
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

/** Draws the brand's logo into its corner. */
export function drawLogo(ctx: Context2D, logo: VideoLogo, stage: Stage): void {
  const picture = stage.assets.logo(logo)
  if (picture.state !== 'ready') return
  const margin = Math.min(stage.width, stage.height) * 0.04
  const width = logo.width * stage.width
  const height = (width * picture.height) / picture.width
  const x = logo.corner.endsWith('LEFT') ? margin : stage.width - margin - width
  const y = logo.corner.startsWith('TOP') ? margin : stage.height - margin - height
  if (logo.blur)
    blurBehind(ctx, { x: x - margin / 2, y: y - margin / 2, width: width + margin, height: height + margin }, stage)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture.source, x, y, width, height)
}

function blurBehind(ctx: Context2D, box: { x: number; y: number; width: number; height: number }, stage: Stage): void {
  const { scale } = stage
  const small = stage.assets.cache.scratch('logo ground', 24, Math.max(2, Math.round((24 * box.height) / box.width)))
  small.imageSmoothingQuality = 'high'
  small.drawImage(
    ctx.canvas,
    box.x * scale,
    box.y * scale,
    box.width * scale,
    box.height * scale,
    0,
    0,
    small.canvas.width,
    small.canvas.height,
  )
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, Math.min(box.width, box.height) * 0.16)
  ctx.clip()
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(small.canvas, box.x, box.y, box.width, box.height)
  ctx.fillStyle = 'rgba(12, 12, 16, 0.18)'
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.restore()
}
