import { graphemes, type CaptionPiece } from '#src/domain/caption-pieces.ts'
import type { Context2D } from '../draw/types.ts'
import { textDirection, visualRuns, type Direction } from './bidi.ts'

/** What a style decides about the setting of its text; lengths in em. */
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

/** A piece where it stands, or a part of one: what is on another line, or is written in another direction. */
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
}

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
  /** In which its lines are read; that of its first letter unless told otherwise. */
  direction?: Direction
}

/** Sets a caption in centred, evenly filled lines; shrinks it until it fits the height and its longest piece the width. */
export function layoutCaption(ctx: Context2D, request: LayoutRequest): CaptionLayout {
  const smallest = request.fontSize * 0.4
  let size = request.fontSize * request.type.scale
  for (;;) {
    const layout = setAt(ctx, request, size)
    const fits = layout.width <= request.maxWidth && layout.height <= request.maxHeight
    // A size that is no number is not above the smallest, either: it would never become less.
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
  ctx.direction = piece.direction
  ctx.fillText(piece.text, x, y)
}

/** The same with the lines around them. */
export function strokePiece(ctx: Context2D, piece: PlacedPiece, { x, y }: Place = piece): void {
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
  const measured = request.pieces.flatMap((piece, index): Measured[] => {
    const text = type.uppercase ? piece.text.toLocaleUpperCase(language) : piece.text
    const width = ctx.measureText(text).width
    const gap = piece.glued ? 0 : space
    if (width <= request.maxWidth || size > request.fontSize * 0.4) return [{ text, index, width, gap }]
    // A part never stands behind the part before it: its first letter did not fit there.
    return breakLetters(ctx, text, request.maxWidth).map((part) => ({ ...part, index, gap }))
  })
  const lines = evenLines(measured, request.maxWidth)
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
    const placed = { text: run.text, index: member.index, x, y, width, line, direction: run.direction }
    x += width
    return [placed]
  })
}

function lineWidth(line: readonly Measured[]): number {
  return line.reduce((sum, member, index) => sum + member.width + (index > 0 ? member.gap : 0), 0)
}

/** As few lines as possible, then the narrowest width that still needs no more of them: even lines, no lone last word. */
function evenLines(measured: readonly Measured[], maxWidth: number): Measured[][] {
  const fewest = fill(measured, maxWidth).length
  let narrow = Math.max(0, ...measured.map((member) => member.width))
  let wide = maxWidth
  for (let step = 0; step < 12 && wide - narrow > 1; step++) {
    const middle = (narrow + wide) / 2
    if (fill(measured, middle).length > fewest) narrow = middle
    else wide = middle
  }
  return fill(measured, wide)
}

function fill(measured: readonly Measured[], maxWidth: number): Measured[][] {
  const lines: Measured[][] = []
  let width = 0
  for (const member of measured) {
    const line = lines.at(-1)
    if (line && width + member.gap + member.width <= maxWidth + 0.01) {
      line.push(member)
      width += member.gap + member.width
    } else {
      lines.push([member])
      width = member.width
    }
  }
  return lines
}

function breakLetters(ctx: Context2D, text: string, maxWidth: number): { text: string; width: number }[] {
  const parts: { text: string; width: number }[] = []
  let current = ''
  for (const letter of graphemes(text)) {
    if (current !== '' && ctx.measureText(current + letter).width > maxWidth) {
      parts.push({ text: current, width: ctx.measureText(current).width })
      current = letter
    } else current += letter
  }
  if (current !== '') parts.push({ text: current, width: ctx.measureText(current).width })
  return parts
}
