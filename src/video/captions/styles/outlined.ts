import { fillPiece, strokePiece, type CaptionLayout, type PlacedPiece } from '../layout.ts'
import {
  blend,
  css,
  emphasis,
  FILM_FONT,
  shadowEm,
  WHITE,
  type CaptionPainter,
  type CaptionColors,
  type Color,
  type SpokenState,
} from '../painter-types.ts'
import type { Context2D } from '#src/video/draw/types.ts'
import { mix } from '#src/video/draw/easing.ts'

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
    // Two shadows: a wide one that calms the image, a close one that cuts the letters out of it.
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
