import type { CaptionStyleId } from '#src/domain/caption-styles.ts'
import { captionPainter } from '../captions/caption-painter.ts'
import type { CaptionLayout } from '../captions/layout.ts'
import type { CaptionColors, SpokenState } from '../captions/painter-types.ts'
import { markingContext, type Mark } from './marks.ts'

export const NOTHING_SPOKEN: SpokenState = { spoken: -1, arrival: 1 }

/** 'one two' over 'three', in letters that are half as wide as high. */
export function sampleLayout(size: number): CaptionLayout {
  const piece = (text: string, index: number, x: number, line: number) =>
    ({
      text,
      index,
      x: x * size,
      y: (line * 1.5 + 1) * size,
      line,
      width: (text.length * size) / 2,
      direction: 'ltr',
    }) as const
  const line = (index: number, width: number) => ({
    x: 0,
    y: index * 1.5 * size,
    width: width * size,
    height: 1.5 * size,
  })
  return {
    pieces: [piece('one', 0, 0, 0), piece('two', 1, 2, 0), piece('three', 2, 0.5, 1)],
    lines: [line(0, 3.5), line(1, 2.5)],
    width: 3.5 * size,
    height: 3 * size,
    fontSize: size,
    font: `700 ${size}px Sans`,
    letterSpacing: '0px',
    direction: 'ltr',
  }
}

export interface StyleOptions {
  /** The second word is spoken by default. */
  state?: SpokenState
  colors?: Partial<CaptionColors>
  /** px of the letters; 100 by default. */
  size?: number
}

/** A style's drawing of the sample layout. */
export function paintStyle(
  style: CaptionStyleId,
  { state = { spoken: 1, arrival: 1 }, colors, size = 100 }: StyleOptions = {},
): Mark[] {
  const painter = captionPainter(style)
  const layout = sampleLayout(size)
  const ctx = markingContext()
  ctx.font = layout.font
  // Earlier drawings, such as plates, are not repeated.
  ctx.rect(0, 0, size, size)
  painter.paint(ctx, layout, state, { ...painter.colors, ...colors })
  return ctx.marks
}

export const lettersOf = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'letters')
export const outlinesOf = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'outline')

/** The letters that lie on top, of each word. */
export const topmostOf = (marks: readonly Mark[]) =>
  ['one', 'two', 'three'].map((word) => lettersOf(marks).findLast(({ text }) => text === word))

export const opaque = (...rgb: number[]) => `rgba(${rgb.join(', ')}, 1)`
