import { FILM_FONT, mixColor, type CaptionPainter } from '../painter-types.ts'

const QUIET = [255, 255, 255, 0.62]
const SPOKEN = [255, 255, 255, 1]

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
  padding: 0.7,
  steps: 3,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state) {
    const size = layout.fontSize
    ctx.shadowColor = 'rgba(0, 0, 0, 0.72)'
    ctx.shadowBlur = 0.34 * size
    ctx.shadowOffsetY = 0.03 * size
    for (const piece of layout.pieces) {
      const said = piece.index < state.spoken ? 1 : piece.index === state.spoken ? state.arrival : 0
      ctx.fillStyle = mixColor(QUIET, SPOKEN, said)
      ctx.fillText(piece.text, piece.x, piece.y)
    }
  },
}
