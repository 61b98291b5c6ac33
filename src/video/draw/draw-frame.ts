import type { FrameAssets } from '../assets/frame-assets.ts'
import { drawCaptions } from '../captions/draw-captions.ts'
import type { VideoDocument, VideoBroll, VideoScene } from '../document.ts'
import { isEndCard, momentAt } from '../timeline.ts'
import { pixelScale } from './bitmap-cache.ts'
import { drawCard } from './card.ts'
import { drawEndCard } from './draw-end-card.ts'
import { drawLogo } from './draw-logo.ts'
import type { Stage } from './draw-shot.ts'
import { drawMoment } from './draw-transition.ts'
import type { Context2D } from './types.ts'
import { clamp01, easeInOutSine } from './easing.ts'
import { drawImage } from './draw-image.ts'

/** B-rolls fade in and out over this many frames. */
const FADE_FRAMES = 6

/**
 * Draws one frame of a film. The player and the export both call this and nothing else, so that preview and export match.
 * The canvas decides the size: its width stands for the video's width. The same document, frame and assets give the same pixels.
 */
export function drawFrame(ctx: Context2D, document: VideoDocument, frame: number, assets: FrameAssets): void {
  const scale = pixelScale(ctx, document.width)
  const stage: Stage = { width: document.width, height: document.height, frame, scale, assets }
  ctx.save()
  ctx.setTransform(scale, 0, 0, scale, 0, 0)
  const { endCard, logo } = document
  const box = { x: 0, y: 0, width: document.width, height: document.height }
  const moment = isEndCard(document, frame) ? undefined : momentAt(document, frame)
  if (moment) {
    drawMoment(ctx, moment, stage)
    drawBrolls(ctx, moment.shot.scene, stage)
  } else drawCard(ctx, box, 'empty', scale, assets.cache)
  if (endCard && isEndCard(document, frame)) drawEndCard(ctx, document, endCard, frame)
  if (logo) drawLogo(ctx, logo, stage)
  if (moment) drawCaptions(ctx, document, moment.shot.scene, frame, assets.cache)
  ctx.restore()
}

/** Draws the B-rolls of a scene that lie over its A-rolls at this frame. */
export function drawBrolls(ctx: Context2D, scene: VideoScene, stage: Stage): void {
  for (const broll of scene.brolls) {
    const into = stage.frame - broll.from
    if (into >= 0 && into < broll.durationInFrames) drawBroll(ctx, broll, into, stage)
  }
}

function drawBroll(ctx: Context2D, broll: VideoBroll, into: number, stage: Stage): void {
  const image = stage.assets.broll(broll, stage.frame)
  if (image.state !== 'ready') return
  const edge = Math.min(into + 1, broll.durationInFrames - into)
  ctx.save()
  ctx.globalAlpha = easeInOutSine(clamp01(edge / Math.min(FADE_FRAMES, broll.durationInFrames / 2)))
  drawImage(
    ctx,
    { x: 0, y: 0, width: stage.width, height: stage.height },
    image,
    { fit: 'COVER', animation: 'NONE', flipped: false, frames: broll.durationInFrames, progress: 0 },
    stage.assets.cache,
  )
  ctx.restore()
}
