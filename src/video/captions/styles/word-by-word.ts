import { easeOutBack, mix } from '#src/video/draw/easing.ts'
import { fillPiece, strokePiece } from '../layout.ts'
import { blend, css, emphasis, FILM_FONT, shadowEm, WHITE, type CaptionPainter } from '../painter-types.ts'

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
