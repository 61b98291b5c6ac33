import { graphemes } from '#src/domain/caption-pieces.ts'
import type { Stage } from '../draw/draw-shot.ts'
import type { Box, Context2D } from '../draw/types.ts'
import { filmFamily } from '../film-family.ts'
import { scriptFontsOf } from '../script-fonts.ts'
import { EMOJI_SIZE, emojiOf } from '../stickers/emoji.ts'
import { countedUp } from './count-up.ts'
import { layoutText, type TextLayout } from './layout-text.ts'
import { eased, motionAt, type Moving, unitPose } from './motion.ts'
import type { VideoTextOverlay } from './overlay.ts'
import { paintLetters, paintPlate, roomAround } from './paint-text.ts'

interface TextPlace {
  /** px of the video. */
  box: Box
  stage: Stage
  /** Its words or letters move each by itself; null: they stand. */
  moving: Moving | null
}

/** px of the video that a painted text takes in. */
interface Sheet extends Box {
  /** Its top left corner inside the text's block. */
  left: number
  top: number
}

/** A larger sheet, as a multiple of the frame's area, is not kept as an image. */
const LARGEST = 2
/** How far a word or letter slides, in letter sizes. */
const SLIDE = 0.6

/** Draws a text in the middle of its box's height. It may be higher than that. */
export function drawText(ctx: Context2D, overlay: VideoTextOverlay, { box, stage, moving }: TextPlace): void {
  const { cache } = stage.assets
  const isCounting = overlay.countsUp && motionAt(overlay, stage.frame)?.isLeaving === false
  const text = isCounting ? countedUp(overlay.text, Math.min(1, countAt(overlay, stage.frame))) : overlay.text
  const font = fontOf(overlay, stage)
  const { align, lineHeight } = overlay
  const request = {
    ...{ text, align, lineHeight, maxWidth: box.width, language: stage.film.language },
    ...{ fontSize: overlay.fontSize * stage.height, font },
  }
  const measure = cache.scratch('measure', 8, 8)
  const name = `overlay text ${JSON.stringify([request, stage.scale])}`
  const layout = isCounting ? layoutText(measure, request) : cache.remember(name, () => layoutText(measure, request))
  const sheet = sheetOf(layout, overlay, box, stage)
  if (!sheet) return
  const paint = (into: Context2D, layer: 'ALL' | 'LETTERS' = 'ALL') => {
    if (layer === 'ALL') paintPlate(into, layout, overlay)
    paintLetters(into, layout, overlay, stage)
  }
  const [width, height] = [Math.ceil(sheet.width * stage.scale), Math.ceil(sheet.height * stage.scale)]
  if (width * height > LARGEST * stage.width * stage.height * stage.scale ** 2) {
    ctx.translate(sheet.x - sheet.left, sheet.y - sheet.top)
    return paint(ctx)
  }
  const onSheet = (into: Context2D) =>
    into.setTransform(stage.scale, 0, 0, stage.scale, -sheet.left * stage.scale, -sheet.top * stage.scale)
  const painted = (layer: 'ALL' | 'LETTERS') => {
    const make = (into: OffscreenCanvasRenderingContext2D) => {
      onSheet(into)
      paint(into, layer)
    }
    if (isCounting) {
      const into = cache.scratch('counting text', width, height)
      make(into)
      return into.canvas
    }
    const { outline, shadow, background, color } = overlay
    const look = JSON.stringify([color, outline, shadow, background, layer, readyEmoji(layout, stage)])
    return cache.get(`${name} ${look}`, width, height, make)
  }
  let image = painted(moving ? 'LETTERS' : 'ALL')
  if (moving) {
    const into = cache.scratch('moving text', width, height)
    onSheet(into)
    into.globalAlpha = Math.min(1, Math.max(0, eased(moving, moving.share)))
    paintPlate(into, layout, overlay)
    into.globalAlpha = 1
    into.resetTransform()
    drawUnits(into, image, moving, { layout, sheet, scale: stage.scale })
    image = into.canvas
  }
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(image, sheet.x, sheet.y, width / stage.scale, height / stage.scale)
}

function countAt(overlay: VideoTextOverlay, frame: number): number {
  const moving = motionAt(overlay, frame)
  return moving && !moving.isLeaving ? eased(moving, moving.share) : 1
}

function fontOf({ font, fontWeight, fontSize }: VideoTextOverlay, stage: Stage): string {
  const families = [
    ...new Set([filmFamily(font), filmFamily('Inter')]),
    ...scriptFontsOf(stage.film).map(({ family }) => family),
  ]
  return `${fontWeight} ${fontSize * stage.height}px ${families.map((family) => `"${family}"`).join(', ')}, sans-serif`
}

/** A text is painted again once its emoji have come. */
const readyEmoji = ({ pieces, fontSize }: TextLayout, { assets }: Stage): boolean[] =>
  pieces
    .filter(({ isEmoji }) => isEmoji)
    .map(({ text }) => assets.sticker(text, fontSize * EMOJI_SIZE).state === 'ready')

/** Sides in px of the video of the emoji that a text draws. */
export const emojiNeeds = ({ text, fontSize }: VideoTextOverlay, frameHeight: number) =>
  emojiOf(text).map((emoji) => ({ emoji, side: fontSize * frameHeight * EMOJI_SIZE }))

function sheetOf(layout: TextLayout, overlay: VideoTextOverlay, box: Box, { scale }: Stage): Sheet | null {
  const filled = layout.lines.filter(({ width }) => width > 0)
  if (filled.length === 0) return null
  const room = roomAround(overlay) * layout.fontSize
  const left = Math.min(...filled.map(({ x }) => x)) - room
  const right = Math.max(...filled.map(({ x, width }) => x + width)) + room
  // On whole px of the screen letters stay sharp.
  const snap = (px: number) => Math.round(px * scale) / scale
  const top = box.y + (box.height - layout.height) / 2 - room
  return {
    ...{ left, top: -room, width: right - left, height: layout.height + 2 * room },
    ...{ x: snap(box.x + left), y: snap(top) },
  }
}

interface Units {
  layout: TextLayout
  sheet: Sheet
  scale: number
}

/** Draws each word or letter as it is cut out of the painted text: together they are the text itself. */
function drawUnits(into: Context2D, image: OffscreenCanvas, moving: Moving, { layout, sheet, scale }: Units): void {
  const isByWord = moving.motion.by === 'WORD'
  into.font = layout.font
  const cuts = isByWord ? layout.pieces.map((piece) => ({ ...piece, unit: piece.word })) : lettersOf(into, layout)
  const count = isByWord ? layout.words : layout.letters
  const lines = layout.lines.map((_, line) => cuts.filter((cut) => cut.line === line).toSorted((a, b) => a.x - b.x))
  const px = (at: number, from: number) => Math.round((at - from) * scale)
  for (const [line, members] of lines.entries()) {
    const top = line === 0 ? 0 : px(line * layout.lineHeight, sheet.top)
    const bottom = line === lines.length - 1 ? image.height : px((line + 1) * layout.lineHeight, sheet.top)
    for (const [at, { x, unit }] of members.entries()) {
      const next = members[at + 1]
      const left = at === 0 ? 0 : px(x, sheet.left)
      const right = next ? px(next.x, sheet.left) : image.width
      const [width, height] = [right - left, bottom - top]
      const pose = unitPose(moving, unit, count, layout.fontSize * SLIDE * scale)
      if (width <= 0 || height <= 0 || pose.opacity <= 0 || pose.scale <= 0) continue
      into.globalAlpha = pose.opacity
      const [drawnWidth, drawnHeight] = [width * pose.scale, height * pose.scale]
      into.drawImage(
        ...([image, left, top, width, height] as const),
        ...([left + pose.x + (width - drawnWidth) / 2, top + pose.y + (height - drawnHeight) / 2] as const),
        ...([drawnWidth, drawnHeight] as const),
      )
    }
  }
  into.globalAlpha = 1
}

/** Scripts whose letters are joined: parts of a word would show cut strokes. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u

/** Where each letter, as readers perceive it, stands: a part of the word as it is set. A word of joined letters is one. */
function lettersOf(ctx: Context2D, { pieces }: TextLayout): { x: number; line: number; unit: number }[] {
  return pieces.flatMap(({ text, isEmoji, x, width, line, direction, before }) => {
    if (isEmoji || JOINED.test(text)) return [{ x, line, unit: before }]
    ctx.direction = direction
    let written = ''
    return graphemes(text).map((letter, at) => {
      const start = written === '' ? 0 : ctx.measureText(written).width
      written += letter
      const end = ctx.measureText(written).width
      return { x: direction === 'rtl' ? x + width - end : x + start, line, unit: before + at }
    })
  })
}
