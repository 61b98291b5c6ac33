import type { Stage } from '../draw/draw-shot.ts'
import type { Context2D } from '../draw/types.ts'
import { drawEmoji, EMOJI_SIZE } from '../stickers/emoji.ts'
import type { TextLayout } from './layout-text.ts'
import type { VideoTextOverlay } from './overlay.ts'

/** Room that letters need beyond their line, in letter sizes; words that slide need it, too. */
const OVERHANG = 0.65

/** Room around a text for what is painted beside its letters, in letter sizes. */
export function roomAround({ outline, shadow, background }: VideoTextOverlay): number {
  const shade = shadow ? 2 * shadow.blur + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0
  return Math.max(OVERHANG, background?.padding ?? 0) + (outline?.width ?? 0) + shade
}

/** Paints the plate behind a text, whose block begins at the origin. */
export function paintPlate(ctx: Context2D, layout: TextLayout, { background }: VideoTextOverlay): void {
  if (!background) return
  const padding = background.padding * layout.fontSize
  const filled = layout.lines.filter(({ width }) => width > 0)
  const left = Math.min(...filled.map(({ x }) => x)) - padding
  const width = Math.max(...filled.map((line) => line.x + line.width)) + padding - left
  const height = layout.height + 2 * padding
  ctx.fillStyle = background.color
  ctx.beginPath()
  ctx.roundRect(left, -padding, width, height, Math.min(background.radius * layout.fontSize, width / 2, height / 2))
  ctx.fill()
}

/** Paints the letters of a text with their line and shadow, and its emoji. */
export function paintLetters(ctx: Context2D, layout: TextLayout, overlay: VideoTextOverlay, stage: Stage): void {
  const { outline, shadow, color } = overlay
  ctx.save()
  ctx.font = layout.font
  ctx.letterSpacing = '0px'
  ctx.fontKerning = 'normal'
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  ctx.lineJoin = 'round'
  const cast = () => {
    if (!shadow) return
    // A canvas takes these in its own px, whatever its scale.
    const em = layout.fontSize * stage.scale
    ctx.shadowColor = shadow.color
    ctx.shadowBlur = shadow.blur * em
    ctx.shadowOffsetX = shadow.x * em
    ctx.shadowOffsetY = shadow.y * em
  }
  cast()
  const letters = layout.pieces.filter(({ isEmoji }) => !isEmoji)
  if (outline && outline.width > 0) {
    ctx.strokeStyle = outline.color
    // Half of the line lies under the letters.
    ctx.lineWidth = 2 * outline.width * layout.fontSize
    for (const { text, x, y, direction } of letters) {
      ctx.direction = direction
      ctx.strokeText(text, x, y)
    }
    ctx.shadowColor = 'transparent'
  }
  ctx.fillStyle = color
  for (const { text, x, y, direction } of letters) {
    ctx.direction = direction
    ctx.fillText(text, x, y)
  }
  cast()
  const side = layout.fontSize * EMOJI_SIZE
  for (const { text, x, y, isEmoji } of layout.pieces) {
    const image = isEmoji ? stage.assets.sticker(text, side) : null
    if (image?.state === 'ready') drawEmoji(ctx, image.source, { x, y, side })
  }
  ctx.restore()
}
