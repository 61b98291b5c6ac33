import { easeOutBack, mix } from '../../draw/easing.ts'
import { fillPiece, strokePiece } from '../layout.ts'
import { blend, css, emphasis, FILM_FONT, shadowEm, WHITE, type CaptionPainter } from '../painter-types.ts'

const GROWTH = 0.11
const OUTLINE = { width: 0.1, color: [11, 11, 15, 1] } as const

/** Heavy capitals with a dark outline; the spoken word pops up in yellow. */
export const boldPop: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 860,
    scale: 1.12,
    lineHeight: 1.2,
    letterSpacing: -0.018,
    wordGap: 0.1,
    uppercase: true,
  },
  colors: { text: WHITE, highlight: [255, 226, 52, 1], plate: null },
  padding: 0.5,
  steps: 4,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state, colors) {
    const size = layout.fontSize
    const em = shadowEm(ctx, layout)
    const line = colors.outline === undefined ? OUTLINE : colors.outline
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    // The spoken word last: it lies over its neighbours while it is larger.
    const ordered = layout.pieces.toSorted((a, b) => emphasis(a.index, state) - emphasis(b.index, state))
    for (const piece of ordered) {
      const share = emphasis(piece.index, state)
      const grown = piece.index === state.spoken ? easeOutBack(share) : share
      const scale = mix(1, 1 + GROWTH, grown)
      ctx.save()
      ctx.translate(piece.x + piece.width / 2, piece.y - size * 0.36)
      ctx.scale(scale, scale)
      ctx.translate(-piece.width / 2, size * 0.36)
      if (line) {
        ctx.strokeStyle = css(line.color)
        ctx.lineWidth = size * 2 * line.width
        ctx.shadowColor = 'rgba(0, 0, 0, 0.45)'
        ctx.shadowBlur = em * 0.12
        ctx.shadowOffsetY = em * 0.07
        strokePiece(ctx, piece, { x: 0, y: 0 })
        ctx.shadowColor = 'transparent'
      }
      ctx.fillStyle = css(blend(colors.text, colors.highlight, Math.min(1, share * 1.5)))
      fillPiece(ctx, piece, { x: 0, y: 0 })
      ctx.restore()
    }
  },
}
