import type { Context2D } from '../draw/types.ts'
import type { Sticker, StickerGradient, StickerPath } from '#src/domain/stickers/sticker.ts'

/** Draws a sticker that is so many px wide, at the origin. */
export function drawSticker(ctx: Context2D, sticker: Sticker, width: number): void {
  ctx.save()
  ctx.scale(width / sticker.width, width / sticker.width)
  for (const path of sticker.paths) drawPath(ctx, path)
  ctx.restore()
}

function drawPath(ctx: Context2D, { d, fill, isEvenOdd, stroke, opacity, transform, shadow }: StickerPath): void {
  const path = new Path2D(d)
  ctx.save()
  if (transform) ctx.transform(...transform)
  if (opacity !== undefined) ctx.globalAlpha = opacity
  if (shadow) {
    // A canvas takes these in its own px, whatever its scale.
    const { d: scale } = ctx.getTransform()
    ctx.shadowColor = `rgba(0, 0, 0, ${shadow.opacity})`
    ctx.shadowOffsetY = shadow.y * scale
    ctx.shadowBlur = 2 * shadow.blur * scale
  }
  if (fill !== undefined) {
    ctx.fillStyle = typeof fill === 'string' ? fill : gradient(ctx, fill)
    ctx.fill(path, isEvenOdd ? 'evenodd' : 'nonzero')
  }
  if (stroke) {
    ctx.strokeStyle = stroke.paint
    ctx.lineWidth = stroke.width
    ctx.lineCap = stroke.isRound ? 'round' : 'butt'
    ctx.miterLimit = 4
    ctx.stroke(path)
  }
  ctx.restore()
}

function gradient(ctx: Context2D, { at, stops }: StickerGradient): CanvasGradient {
  const made =
    at.length === 4 ? ctx.createLinearGradient(...at) : ctx.createRadialGradient(at[0], at[1], 0, at[0], at[1], at[2])
  for (const [offset, color] of stops) made.addColorStop(offset, color)
  return made
}
