import type { Context2D } from '../draw/types.ts'
import { strokePiece, type CaptionLayout } from './layout.ts'
import { css, type CaptionColors } from './painter-types.ts'

/** Draws the chosen line around all letters; nothing when none is chosen. The words come over it. */
export function outlineText(ctx: Context2D, layout: CaptionLayout, { outline }: CaptionColors): void {
  if (!outline) return
  ctx.save()
  ctx.shadowColor = 'transparent'
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = css(outline.color)
  // Half of it lies under the letters.
  ctx.lineWidth = outline.width * 2 * layout.fontSize
  for (const piece of layout.pieces) strokePiece(ctx, piece)
  ctx.restore()
}
