import { fillPiece, strokePiece } from '../layout.ts'
import { blend, css, FILM_FONT, shadowEm, WHITE, type CaptionPainter } from '../painter-types.ts'

/** Colour runs through the line as it is spoken. */
export const karaoke: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 740,
    scale: 1.04,
    lineHeight: 1.3,
    letterSpacing: -0.014,
    wordGap: 0.02,
    uppercase: false,
  },
  colors: { text: WHITE, highlight: [255, 93, 115, 1], plate: null },
  padding: 0.6,
  steps: 1,
  maxLines: 3,
  sweep: true,
  paint(ctx, layout, state, colors) {
    const size = layout.fontSize
    const em = shadowEm(ctx, layout)
    const isSung = state.spoken >= 0
    const color = isSung ? colors.highlight : colors.text
    ctx.lineJoin = 'round'
    const dark = isSung ? css(blend(color, [24, 6, 18, 0.92], 0.78)) : 'rgba(10, 12, 20, 0.86)'
    const { outline } = colors
    ctx.strokeStyle = outline ? css(outline.color) : dark
    ctx.lineWidth = size * (outline ? outline.width * 2 : 0.14)
    ctx.shadowColor = 'rgba(0, 0, 0, 0.4)'
    ctx.shadowBlur = em * 0.2
    ctx.shadowOffsetY = em * 0.05
    if (outline !== null) for (const piece of layout.pieces) strokePiece(ctx, piece)
    ctx.shadowColor = 'transparent'
    for (const [line, box] of layout.lines.entries()) {
      const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.height)
      fill.addColorStop(0.2, css(blend(color, WHITE, isSung ? 0.55 : 0)))
      fill.addColorStop(0.8, css(isSung ? color : blend(color, [90, 100, 130, 1], 0.14)))
      ctx.fillStyle = fill
      for (const piece of layout.pieces) if (piece.line === line) fillPiece(ctx, piece)
    }
  },
}
