import type { FrameAssets } from '../assets/frame-assets.ts'
import { drawCaptions } from '../captions/draw-captions.ts'
import type { VideoDocument } from '../document.ts'
import { drawOverlay } from '../overlays/draw-overlay.ts'
import { isEndCard, momentAt, overlaysAt } from '../timeline.ts'
import { pixelScale } from './bitmap-cache.ts'
import { drawCard } from './card.ts'
import { drawEndCard } from './draw-end-card.ts'
import { drawLogo } from './draw-logo.ts'
import type { Stage } from './draw-shot.ts'
import { drawMoment } from './draw-transition.ts'
import type { Context2D } from './types.ts'

/**
 * Draws one frame of a film. The player and the export both call this and nothing else, so that preview and export match.
 * The canvas decides the size: its width stands for the video's width. The same document, frame and assets give the same pixels.
 */
export function drawFrame(ctx: Context2D, document: VideoDocument, frame: number, assets: FrameAssets): void {
  const scale = pixelScale(ctx, document.width)
  const stage: Stage = { width: document.width, height: document.height, frame, film: document, scale, assets }
  ctx.save()
  ctx.setTransform(scale, 0, 0, scale, 0, 0)
  const { endCard, logo } = document
  const box = { x: 0, y: 0, width: document.width, height: document.height }
  const moment = isEndCard(document, frame) ? undefined : momentAt(document, frame)
  if (moment) drawMoment(ctx, moment, stage)
  else drawCard(ctx, box, 'empty', scale, assets.cache)
  if (endCard && isEndCard(document, frame)) drawEndCard(ctx, document, endCard, frame)
  for (const overlay of overlaysAt(document, frame)) drawOverlay(ctx, overlay, stage)
  if (logo) drawLogo(ctx, logo, stage)
  if (moment) drawCaptions(ctx, document, moment.shot.scene, frame, assets)
  ctx.restore()
}
