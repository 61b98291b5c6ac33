import { fillPiece, strokePiece } from '../layout.ts'
import { outlineText } from '../outline-text.ts'
import { blend, css, emphasis, FILM_FONT, shadowEm, WHITE, type CaptionPainter } from '../painter-types.ts'

/** How white the tube itself is inside its glow. */
const CORE = 0.87

/** Glowing letters like gas tubes; the spoken word changes from cyan to pink. */
export const neon: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 560,
    scale: 1.02,
    lineHeight: 1.34,
    letterSpacing: 0.012,
    wordGap: 0.04,
    uppercase: false,
  },
  colors: { text: [64, 224, 255, 1], highlight: [255, 72, 176, 1], plate: null },
  padding: 0.9,
  steps: 3,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state, colors) {
    const size = layout.fontSize
    const em = shadowEm(ctx, layout)
    ctx.fillStyle = 'rgba(4, 4, 16, 0.5)'
    ctx.shadowColor = 'rgba(4, 4, 16, 0.85)'
    ctx.shadowBlur = 0.5 * em
    for (const piece of layout.pieces) fillPiece(ctx, piece)
    outlineText(ctx, layout, colors)
    for (const piece of layout.pieces) {
      const color = blend(colors.text, colors.highlight, emphasis(piece.index, state))
      const glow = css(color)
      ctx.shadowColor = glow
      ctx.fillStyle = glow
      for (const blur of [0.6, 0.22]) {
        ctx.shadowBlur = blur * em
        fillPiece(ctx, piece)
      }
      ctx.shadowColor = 'transparent'
      ctx.lineJoin = 'round'
      ctx.lineWidth = 0.05 * size
      ctx.strokeStyle = glow
      strokePiece(ctx, piece)
      ctx.fillStyle = css(blend(color, WHITE, CORE))
      fillPiece(ctx, piece)
    }
  },
}
