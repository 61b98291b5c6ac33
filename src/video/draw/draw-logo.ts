import type { VideoLogo } from '../document.ts'
import type { Stage } from './draw-shot.ts'
import { placeLogo } from './place-logo.ts'
import type { Box, Context2D } from './types.ts'

/** Draws the brand's logo into its place. */
export function drawLogo(ctx: Context2D, logo: VideoLogo, stage: Stage): void {
  const picture = stage.assets.logo(logo)
  if (picture.state !== 'ready') return
  const { box, ground } = placeLogo(logo, stage, picture)
  if (ground) blurBehind(ctx, ground, stage)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture.source, box.x, box.y, box.width, box.height)
}

function blurBehind(ctx: Context2D, box: Box, stage: Stage): void {
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
