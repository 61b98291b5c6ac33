import type { VideoLogo, LogoPosition } from '../document.ts'
import type { Stage } from './draw-shot.ts'
import type { Box, Context2D } from './types.ts'
import { ratioOfSize } from '#src/domain/aspect-ratio.ts'
import { commonInsetOf } from '#src/domain/safe-areas.ts'

/** px; only their proportion counts of an image. */
interface Size {
  width: number
  height: number
}

/** Room between a logo and the edge of its blurred ground, as a share of the frame's shorter side. */
const GROUND_PADDING = 0.02

const shares: Record<string, number> = { LEFT: 0, TOP: 0, CENTER: 0.5, MIDDLE: 0.5, RIGHT: 1, BOTTOM: 1 }

/** Draws the brand's logo into its place. */
export function drawLogo(ctx: Context2D, logo: VideoLogo, stage: Stage): void {
  const image = stage.assets.logo(logo)
  if (image.state !== 'ready') return
  const { box, ground } = placeLogo(logo, stage, image)
  if (ground) blurBehind(ctx, ground, stage)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image.source, box.x, box.y, box.width, box.height)
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

/**
 * Where a logo is drawn, with its blurred background if any: both within every platform's safe area. A logo that is larger
 * than that is drawn as large as fits.
 */
export function placeLogo(
  { width: share, position, blur }: Pick<VideoLogo, 'width' | 'position' | 'blur'>,
  frame: Size,
  image: Size,
): { box: Box; ground: Box | null } {
  const padding = blur ? GROUND_PADDING * Math.min(frame.width, frame.height) : 0
  const inset = commonInsetOf(ratioOfSize(frame))
  const free = {
    x: inset.left * frame.width + padding,
    y: inset.top * frame.height + padding,
    width: (1 - inset.left - inset.right) * frame.width - 2 * padding,
    height: (1 - inset.top - inset.bottom) * frame.height - 2 * padding,
  }
  const proportion = image.width / image.height
  const width = Math.min(share * frame.width, free.width, free.height * proportion)
  const height = width / proportion
  const [down, along] = sharesOf(position)
  const box = { x: free.x + along * (free.width - width), y: free.y + down * (free.height - height), width, height }
  const ground = { x: box.x - padding, y: box.y - padding, width: width + 2 * padding, height: height + 2 * padding }
  return { box, ground: blur ? ground : null }
}

function sharesOf(position: LogoPosition): [down: number, along: number] {
  const [row = '', column = ''] = position.split('_')
  return [shares[row] ?? 0, shares[column] ?? 0]
}
