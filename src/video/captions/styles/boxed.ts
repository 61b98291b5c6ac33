import type { Context2D } from '../../draw/types.ts'
import { mix } from '../../draw/easing.ts'
import { fillPiece, type CaptionLayout, type PlacedPiece } from '../layout.ts'
import { outlineText } from '../outline-text.ts'
import { css, FILM_FONT, WHITE, type CaptionColors, type CaptionPainter, type SpokenState } from '../painter-types.ts'

/** A dark plate behind the lines; a tile glides to the spoken word. */
export const boxed: CaptionPainter = {
  type: {
    family: FILM_FONT,
    weight: 600,
    scale: 0.94,
    lineHeight: 1.46,
    letterSpacing: -0.008,
    wordGap: 0.06,
    uppercase: false,
  },
  colors: { text: WHITE, highlight: [213, 63, 38, 1], plate: [15, 16, 21, 0.84] },
  padding: 0.62,
  steps: 4,
  maxLines: 3,
  sweep: false,
  paint(ctx, layout, state, colors) {
    paintTile(ctx, layout, state, colors)
    outlineText(ctx, layout, colors)
    ctx.fillStyle = css(colors.text)
    for (const piece of layout.pieces) fillPiece(ctx, piece)
  },
}

function paintTile(ctx: Context2D, layout: CaptionLayout, state: SpokenState, colors: CaptionColors): void {
  const [target, ...others] = wordOf(layout, state.spoken)
  if (!target) return
  const size = layout.fontSize
  const before = wordOf(layout, state.spoken - 1).at(-1)
  // It glides along a line, and appears again on the next one.
  const start: PlacedPiece = before?.line === target.line ? before : target
  const x = mix(start.x, target.x, state.arrival)
  const width = mix(start.width, target.width, state.arrival)
  const [red, green, blue, opacity] = colors.highlight
  ctx.fillStyle = css([red, green, blue, start === target && before ? opacity * mix(0.4, 1, state.arrival) : opacity])
  ctx.beginPath()
  for (const tile of [{ x, y: target.y, width }, ...others])
    ctx.roundRect(tile.x - 0.14 * size, tile.y - 0.94 * size, tile.width + 0.28 * size, 1.2 * size, 0.18 * size)
  ctx.fill()
}

/** The parts of a piece that tiles lie under: none lies under a bracket that stands by itself. */
function wordOf({ pieces }: CaptionLayout, index: number): PlacedPiece[] {
  const parts = pieces.filter((piece) => piece.index === index)
  const lettered = parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return lettered.length > 0 ? lettered : parts
}
