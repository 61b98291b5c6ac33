import { fillPiece } from '../layout.ts'
import { outlineText } from '../outline-text.ts'
import { blend, css, FILM_FONT, shadowEm, WHITE, type CaptionPainter, type Color } from '../painter-types.ts'

/** How visible words are before they are spoken. */
const QUIET = 0.62

/** Small and quiet; words brighten as they are spoken and stay bright. */
export const minimal: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 480,
    scale: 0.78,
    lineHeight: 1.36,
    letterSpacing: 0.002,
    wordGap: 0,
    uppercase: false,
  },
  colors: { text: WHITE, highlight: WHITE, plate: null },
  padding: 0.7,
  steps: 3,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state, colors) {
    const em = shadowEm(ctx, layout)
    const [red, green, blue] = colors.text
    const quiet: Color = [red, green, blue, QUIET]
    outlineText(ctx, layout, colors)
    ctx.shadowColor = 'rgba(0, 0, 0, 0.72)'
    ctx.shadowBlur = 0.34 * em
    ctx.shadowOffsetY = 0.03 * em
    for (const piece of layout.pieces) {
      const said = piece.index < state.spoken ? 1 : piece.index === state.spoken ? state.arrival : 0
      ctx.fillStyle = css(blend(quiet, colors.highlight, said))
      fillPiece(ctx, piece)
    }
  },
}
