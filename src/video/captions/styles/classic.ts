import { fillPiece } from '../layout.ts'
import { outlineText } from '../outline-text.ts'
import { blend, css, emphasis, FILM_FONT, shadowEm, WHITE, type CaptionPainter } from '../painter-types.ts'

/** White with a soft, close shadow; the spoken word in amber. */
export const classic: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 620,
    scale: 1,
    lineHeight: 1.28,
    letterSpacing: -0.012,
    wordGap: 0,
    uppercase: false,
  },
  colors: { text: WHITE, highlight: [255, 200, 87, 1], plate: null },
  padding: 0.6,
  steps: 3,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state, colors) {
    const em = shadowEm(ctx, layout)
    ctx.fillStyle = css(colors.text)
    // Two shadows: a wide one that calms the picture, a close one that cuts the letters out of it.
    for (const [blur, offset, opacity] of [
      [0.42, 0.05, 0.5],
      [0.08, 0.03, 0.55],
    ] as const) {
      ctx.shadowColor = `rgba(4, 6, 12, ${opacity})`
      ctx.shadowBlur = blur * em
      ctx.shadowOffsetY = offset * em
      for (const piece of layout.pieces) fillPiece(ctx, piece)
    }
    ctx.shadowColor = 'transparent'
    outlineText(ctx, layout, colors)
    for (const piece of layout.pieces) {
      ctx.fillStyle = css(blend(colors.text, colors.highlight, emphasis(piece.index, state)))
      fillPiece(ctx, piece)
    }
  },
}
