import { graphemes, type CaptionPiece, mayNotBeginLine } from '#src/domain/caption-pieces.ts'
import { divideWord, hyphenated } from '#src/domain/hyphenation.ts'
import type { Context2D } from '../draw/types.ts'
import { drawEmoji, EMOJI_SIZE, emojiApart } from '../stickers/emoji.ts'
import { textDirection, visualRuns, type Direction } from './bidi.ts'

/** A style's text layout; lengths in em. */
export interface Typesetting {
  family: string
  weight: number
  /** Factor on the chosen font size. */
  scale: number
  lineHeight: number
  letterSpacing: number
  /** Room between words beside the space. */
  wordGap: number
  uppercase: boolean
}

/** A positioned piece or part of one: parts are on another line or have another direction. */
export interface PlacedPiece {
  text: string
  /** Position in the caption's pieces. */
  index: number
  /** px; left edge and baseline inside the caption. */
  x: number
  y: number
  width: number
  line: number
  direction: Direction
  /** Of an emoji its image, which replaces the letter; null until it has come. */
  emoji?: CanvasImageSource | null
  /** Of a part: from where to where in its piece it reaches, each as a share of the piece's letters. */
  share?: Share
}

type Share = readonly [from: number, to: number]

export interface CaptionLayout {
  pieces: PlacedPiece[]
  /** px of the text block, without room for shadows. */
  width: number
  height: number
  lines: { x: number; y: number; width: number; height: number }[]
  fontSize: number
  font: string
  letterSpacing: string
  direction: Direction
}

export interface LayoutRequest {
  pieces: readonly CaptionPiece[]
  type: Typesetting
  /** px of the letters before any shrinking. */
  fontSize: number
  maxWidth: number
  maxHeight: number
  language: string
  /** In which its lines are read; by default that of its first letter. */
  direction?: Direction
  /** Images of emoji, null until they have come; without it they are letters of a font. */
  emojiImage?: (emoji: string) => CanvasImageSource | null
}

/** Letters shrink to this share of their size. */
const SMALLEST = 0.4

/** Sets a caption in centred, evenly filled lines; shrinks it until it fits the height and its longest piece the width. */
export function layoutCaption(ctx: Context2D, request: LayoutRequest): CaptionLayout {
  const smallest = request.fontSize * SMALLEST
  let size = request.fontSize * request.type.scale
  for (;;) {
    const layout = setAt(ctx, request, size)
    const fits = layout.width <= request.maxWidth && layout.height <= request.maxHeight
    // NaN is not above the smallest size, either: it would never become less.
    if (fits || !(size > smallest)) return layout
    size = Math.max(smallest, size * 0.92)
  }
}

/** Sets the context to the font of a caption. */
export function applyFont(ctx: Context2D, layout: Pick<CaptionLayout, 'font' | 'letterSpacing'>): void {
  ctx.font = layout.font
  ctx.letterSpacing = layout.letterSpacing
  ctx.fontKerning = 'normal'
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
}

type Place = Pick<PlacedPiece, 'x' | 'y'>

/** Draws a piece's letters in their direction: signs without one of their own stand, and are mirrored, as it has them. */
export function fillPiece(ctx: Context2D, piece: PlacedPiece, { x, y }: Place = piece): void {
  if (piece.emoji !== undefined) {
    if (piece.emoji) drawEmoji(ctx, piece.emoji, { x, y, side: piece.width })
    return
  }
  ctx.direction = piece.direction
  ctx.fillText(piece.text, x, y)
}

/** The same with the lines around them, of which an emoji has none. */
export function strokePiece(ctx: Context2D, piece: PlacedPiece, { x, y }: Place = piece): void {
  if (piece.emoji !== undefined) return
  ctx.direction = piece.direction
  ctx.strokeText(piece.text, x, y)
}

/** Scripts whose letters are joined or set above each other. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}]/u

interface Measured {
  text: string
  index: number
  width: number
  /** Room before it when it does not begin a line. */
  gap: number
  /** Its form at the end of a line; null: the same. */
  atEnd: { text: string; width: number } | null
  /** Belongs on the line of the preceding piece. */
  stays: boolean
  emoji?: CanvasImageSource | null
  share?: Share
}

function setAt(ctx: Context2D, request: LayoutRequest, size: number): CaptionLayout {
  const { type, language } = request
  const font = `${type.weight} ${size}px ${type.family}`
  // Letters that are joined when written would be torn apart.
  const isJoined = request.pieces.some((piece) => JOINED.test(piece.text))
  const letterSpacing = `${isJoined ? 0 : type.letterSpacing * size}px`
  const direction = request.direction ?? textDirection(request.pieces.map((piece) => piece.text).join(' '))
  applyFont(ctx, { font, letterSpacing })
  const space = ctx.measureText(' ').width + type.wordGap * size
  const cased = (text: string) => (type.uppercase ? text.toLocaleUpperCase(language) : text)
  const { emojiImage } = request
  const apart = (text: string) => (emojiImage ? emojiApart(text) : [{ text, isEmoji: false }])
  const widthOf = (text: string) =>
    apart(text).reduce(
      (sum, part) => sum + (part.isEmoji ? EMOJI_SIZE * size : ctx.measureText(cased(part.text)).width),
      0,
    )
  const measured = request.pieces.flatMap((piece, index): Measured[] => {
    let before = 0
    const parts = partsOf(piece, { ...request, size, widthOf }).flatMap((part, at) =>
      apart(part.text).map(({ text, isEmoji }, own, all) => ({
        ...{ text, isEmoji, isFirst: at === 0 && own === 0, isApart: own > 0 },
        isHyphenated: part.isHyphenated === true && own === all.length - 1,
      })),
    )
    return parts.map(({ text, isEmoji, isHyphenated, isFirst, isApart }) => {
      const ended = isHyphenated ? hyphenated(text) : text
      const from = before
      before += text.length / piece.text.length
      return {
        text: cased(text),
        index,
        width: widthOf(text),
        gap: piece.glued || !isFirst ? 0 : space,
        atEnd: ended === text ? null : { text: cased(ended), width: widthOf(ended) },
        stays: isApart || (isFirst && mayNotBeginLine(text, language)),
        ...(isEmoji && emojiImage && { emoji: emojiImage(text) }),
        ...(text !== piece.text && { share: [from, before] as const }),
      }
    })
  })
  const lines = evenLines(
    unitsOf(measured, size > request.fontSize * SMALLEST ? Infinity : request.maxWidth),
    request.maxWidth,
  )
  const lineHeight = type.lineHeight * size
  const widths = lines.map(lineWidth)
  const width = Math.max(0, ...widths)
  const placed: PlacedPiece[] = []
  const boxes: CaptionLayout['lines'] = []
  for (const [line, members] of lines.entries()) {
    const left = (width - (widths[line] ?? 0)) / 2
    // Capitals stand in the middle of the line, so that plates look even above and below.
    const baseline = line * lineHeight + lineHeight / 2 + size * 0.36
    boxes.push({ x: left, y: line * lineHeight, width: widths[line] ?? 0, height: lineHeight })
    placed.push(...placeLine(ctx, members, { direction, x: left, y: baseline, line }))
  }
  return {
    pieces: placed,
    width,
    height: lines.length * lineHeight,
    lines: boxes,
    fontSize: size,
    font,
    letterSpacing,
    direction,
  }
}

interface LinePlace {
  direction: Direction
  /** px; left edge and baseline. */
  x: number
  y: number
  line: number
}

function placeLine(ctx: Context2D, members: readonly Measured[], { direction, x: left, y, line }: LinePlace) {
  const words = members.map(({ text, gap }) => ({ text, glued: gap === 0 }))
  let x = left
  return visualRuns(words, direction).flatMap((run): PlacedPiece[] => {
    if ('spaceBefore' in run) {
      x += members[run.spaceBefore]?.gap ?? 0
      return []
    }
    const member = members[run.word]
    if (!member) return []
    const width = run.text === member.text ? member.width : ctx.measureText(run.text).width
    const { index, share, emoji } = member
    const placed = {
      ...{ text: run.text, index, x, y, width, line, direction: run.direction },
      ...(share && { share }),
      ...(emoji !== undefined && { emoji }),
    }
    x += width
    return [placed]
  })
}

function lineWidth(line: readonly Measured[]): number {
  return line.reduce((sum, member, index) => sum + member.width + (index > 0 ? member.gap : 0), 0)
}

/** Width of a line's end, with its hyphen. */
function endedWidth(unit: readonly Measured[]): number {
  const last = unit.at(-1)
  return lineWidth(unit) + (last?.atEnd ? last.atEnd.width - last.width : 0)
}

interface PartRequest extends LayoutRequest {
  /** px of the letters. */
  size: number
  widthOf: (text: string) => number
}

type Part = Pick<CaptionPiece, 'text' | 'isHyphenated'>

/** A piece as it is set: in parts where it is too wide for a line, by its language's rules or, in the smallest letters, between any. */
function partsOf(piece: CaptionPiece, { size, fontSize, maxWidth, language, widthOf }: PartRequest): Part[] {
  const isEnded = piece.isHyphenated === true
  const fits = (text: string) => widthOf(text) <= maxWidth
  if (fits(isEnded ? hyphenated(piece.text) : piece.text)) return [piece]
  const parts = divideWord(piece.text, language, fits)
  if (parts) return parts.map((text, at) => ({ text, isHyphenated: at < parts.length - 1 || isEnded }))
  return size > fontSize * SMALLEST ? [piece] : breakLetters(piece.text, fits).map((text) => ({ text }))
}

/** Pieces that stay together on a line, with smaller letters if needed; in the smallest, as far as a line has room. */
function unitsOf(measured: readonly Measured[], maxWidth: number): Measured[][] {
  const units: Measured[][] = []
  for (const member of measured) {
    const before = units.at(-1)
    if (before && member.stays && endedWidth([...before, member]) <= maxWidth) before.push(member)
    else units.push([member])
  }
  return units
}

/** As few lines as possible, then the narrowest width that still needs no more of them: even lines, no lone last word. */
function evenLines(units: readonly (readonly Measured[])[], maxWidth: number): Measured[][] {
  const fewest = fill(units, maxWidth).length
  let narrow = Math.max(0, ...units.map(endedWidth))
  let wide = maxWidth
  for (let step = 0; step < 12 && wide - narrow > 1; step++) {
    const middle = (narrow + wide) / 2
    if (fill(units, middle).length > fewest) narrow = middle
    else wide = middle
  }
  return fill(units, wide)
}

function fill(units: readonly (readonly Measured[])[], maxWidth: number): Measured[][] {
  const lines: Measured[][] = []
  for (const unit of units) {
    const line = lines.at(-1)
    if (line && endedWidth([...line, ...unit]) <= maxWidth + 0.01) line.push(...unit)
    else lines.push([...unit])
  }
  return lines.map((line) =>
    line.map((member, at) => (at === line.length - 1 ? { ...member, ...member.atEnd } : member)),
  )
}

function breakLetters(text: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = []
  let current: string[] = []
  for (const letter of graphemes(text)) {
    if (current.length > 0 && !fits(current.join('') + letter)) {
      // A letter that begins no line takes the one before it along.
      const taken = current.length > 1 && mayNotBeginLine(letter, '') ? current.slice(-1) : []
      parts.push(current.slice(0, current.length - taken.length).join(''))
      current = [...taken, letter]
    } else current.push(letter)
  }
  return current.length > 0 ? [...parts, current.join('')] : parts
}
