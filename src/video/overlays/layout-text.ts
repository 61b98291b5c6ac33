import { breakableParts, graphemes, mayNotBeginLine } from '#src/domain/caption-pieces.ts'
import { type Direction, textDirection, visualRuns } from '../captions/bidi.ts'
import type { Context2D } from '../draw/types.ts'
import { EMOJI_SIZE, emojiApart, MIDDLE } from '../stickers/emoji.ts'
import type { VideoTextOverlay } from './overlay.ts'

/** Letters of one word and one direction, or an emoji. */
export interface TextPiece {
  text: string
  isEmoji: boolean
  /** px; left edge and baseline inside the block. */
  x: number
  y: number
  width: number
  line: number
  direction: Direction
  /** Position of its word in the text. */
  word: number
  /** How many letters of the text stand before it. */
  before: number
}

export interface TextLayout {
  pieces: TextPiece[]
  /** px of the lines, from the top left corner of the block; what is not filled stands at the left or right. */
  lines: { x: number; width: number }[]
  lineHeight: number
  /** As many lines as there are, px. */
  height: number
  fontSize: number
  font: string
  words: number
  letters: number
}

export interface TextRequest extends Pick<VideoTextOverlay, 'text' | 'align' | 'lineHeight'> {
  /** px of the letters. */
  fontSize: number
  /** For a canvas. */
  font: string
  maxWidth: number
  language: string
}

/** Sets a text in lines as long as there is room for. Its own line breaks are kept. */
export function layoutText(ctx: Context2D, request: TextRequest): TextLayout {
  const { text, fontSize, font } = request
  ctx.font = font
  ctx.letterSpacing = '0px'
  ctx.fontKerning = 'normal'
  const layout: TextLayout = {
    ...{ pieces: [], lines: [], fontSize, font, words: 0, letters: 0, height: 0 },
    lineHeight: request.lineHeight * fontSize,
  }
  for (const paragraph of text.split('\n')) addParagraph(ctx, paragraph, request, layout)
  layout.height = layout.lines.length * layout.lineHeight
  return layout
}

interface Token {
  text: string
  isEmoji: boolean
  width: number
  word: number
  before: number
  /** No space stands before it. */
  glued: boolean
}

function addParagraph(ctx: Context2D, paragraph: string, request: TextRequest, layout: TextLayout): void {
  const direction = textDirection(paragraph)
  const space = ctx.measureText(' ').width
  const lines: Token[][] = [[]]
  for (const unit of unitsOf(ctx, paragraph, request, layout)) {
    const line = lines.at(-1) ?? []
    if (line.length === 0 || lineWidth([...line, ...unit], space) <= request.maxWidth + 0.01) line.push(...unit)
    else lines.push(unit)
  }
  for (const line of lines) {
    const width = lineWidth(line, space)
    const isRight = request.align !== 'CENTER' && (request.align === 'END') !== (direction === 'rtl')
    const x = request.align === 'CENTER' ? (request.maxWidth - width) / 2 : isRight ? request.maxWidth - width : 0
    placeLine(ctx, line, { x, space, direction }, layout)
    layout.lines.push({ x, width })
  }
}

/** Tokens between which no line ends. A word that is longer than a line is cut between its letters. */
function unitsOf(ctx: Context2D, paragraph: string, request: TextRequest, layout: TextLayout): Token[][] {
  const { language, fontSize, maxWidth } = request
  const units: Token[][] = []
  for (const written of paragraph.split(/\s+/u).filter(Boolean)) {
    const { parts, isHyphenated } = breakableParts(written, language)
    const words = isHyphenated ? [written] : parts
    for (const [at, word] of words.entries()) {
      const tokens = emojiApart(word).map((token): Token => {
        const before = layout.letters
        layout.letters += graphemes(token.text).length
        const width = token.isEmoji ? EMOJI_SIZE * fontSize : ctx.measureText(token.text).width
        return { ...token, width, word: layout.words, before, glued: true }
      })
      layout.words++
      if (at === 0 && tokens[0]) tokens[0].glued = false
      const before = units.at(-1)
      const stays = before && (at > 0 ? mayNotBeginLine(word, language) : false)
      if (stays && lineWidth([...before, ...tokens], 0) <= maxWidth) before.push(...tokens)
      else if (lineWidth(tokens, 0) <= maxWidth) units.push(tokens)
      else units.push(...tokens.flatMap((token) => cutToken(ctx, token, maxWidth)))
    }
  }
  return units
}

function cutToken(ctx: Context2D, token: Token, maxWidth: number): Token[][] {
  if (token.isEmoji || token.width <= maxWidth) return [[token]]
  const parts: Token[] = []
  for (const [at, letter] of graphemes(token.text).entries()) {
    const last = parts.at(-1)
    const width = ctx.measureText((last?.text ?? '') + letter).width
    if (last && width <= maxWidth) {
      last.text += letter
      last.width = width
    } else {
      const glued = at > 0 || token.glued
      parts.push({ ...token, text: letter, width: ctx.measureText(letter).width, before: token.before + at, glued })
    }
  }
  return parts.map((part) => [part])
}

const lineWidth = (line: readonly Token[], space: number): number =>
  line.reduce((sum, { width, glued }, at) => sum + width + (at > 0 && !glued ? space : 0), 0)

interface LinePlace {
  x: number
  space: number
  direction: Direction
}

function placeLine(ctx: Context2D, line: readonly Token[], place: LinePlace, layout: TextLayout): void {
  const number = layout.lines.length
  const y = (number + 0.5) * layout.lineHeight + layout.fontSize * MIDDLE
  let { x } = place
  for (const run of visualRuns(line, place.direction)) {
    if ('spaceBefore' in run) {
      x += place.space
      continue
    }
    const token = line[run.word]
    if (!token) continue
    const isWhole = run.text === token.text
    const width = isWhole ? token.width : ctx.measureText(run.text).width
    const before = token.before + (isWhole ? 0 : graphemes(token.text.slice(0, token.text.indexOf(run.text))).length)
    const { isEmoji: isSign, word } = token
    layout.pieces.push({
      text: run.text,
      isEmoji: isSign,
      x,
      y,
      width,
      line: number,
      direction: run.direction,
      word,
      before,
    })
    x += width
  }
}
