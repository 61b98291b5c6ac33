import type { Context2D } from '../../draw/types.ts'
import { mix } from '../../draw/easing.ts'
import type { CaptionLayout, PlacedPiece } from '../layout.ts'
import { FILM_FONT, type CaptionPainter, type SpokenState } from '../painter-types.ts'

/** A dark plate behind the lines; a tile glides to the spoken word. */
export const boxed: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 600,
    scale: 0.94,
    lineHeight: 1.46,
    letterSpacing: -0.008,
    wordGap: 0.1,
    uppercase: false,
  },
  padding: 0.62,
  steps: 4,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state) {
    const size = layout.fontSize
    ctx.fillStyle = 'rgba(15, 16, 21, 0.84)'
    ctx.beginPath()
    ctx.roundRect(-0.46 * size, -0.2 * size, layout.width + 0.92 * size, layout.height + 0.4 * size, 0.3 * size)
    ctx.fill()
    paintTile(ctx, layout, state)
    ctx.fillStyle = '#fff'
    for (const piece of layout.pieces) ctx.fillText(piece.text, piece.x, piece.y)
  },
}

function paintTile(ctx: Context2D, layout: CaptionLayout, state: SpokenState): void {
  const target = layout.pieces.find((piece) => piece.index === state.spoken)
  if (!target) return
  const size = layout.fontSize
  const before = layout.pieces.find((piece) => piece.index === state.spoken - 1)
  // It glides along a line, and appears anew on the next one.
  const start: PlacedPiece = before?.line === target.line ? before : target
  const x = mix(start.x, target.x, state.arrival)
  const width = mix(start.width, target.width, state.arrival)
  ctx.fillStyle = `rgba(213, 63, 38, ${start === target && before ? mix(0.4, 1, state.arrival) : 1})`
  ctx.beginPath()
  ctx.roundRect(x - 0.14 * size, target.y - 0.94 * size, width + 0.28 * size, 1.2 * size, 0.18 * size)
  ctx.fill()
}
