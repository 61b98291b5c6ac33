import { expect, test } from 'vitest'
import { CAPTION_STYLES, type CaptionStyleId } from '#src/domain/caption-styles.ts'
import { markingContext, type Mark } from '../../testing/marks.ts'
import {
  lettersOf,
  NOTHING_SPOKEN,
  opaque,
  outlinesOf,
  paintStyle,
  sampleLayout,
  topmostOf,
} from '../../testing/paint-style.ts'
import { captionPainter } from '../caption-painter.ts'
import { outlineText } from './outlined.ts'
import { templateDefaults } from '../caption-colours.ts'

const STYLES = CAPTION_STYLES.map(({ value }) => value)

test.each([
  ['CLASSIC', 620, false, '#ffffff', '#ffc857', null],
  ['BOLD_POP', 860, true, '#ffffff', '#ffe234', null],
  ['KARAOKE', 740, false, '#ffffff', '#ff5d73', null],
  ['BOXED', 600, false, '#ffffff', '#d53f26', '#0f1015'],
  ['MINIMAL', 480, false, '#ffffff', '#ffffff', null],
  ['NEON', 560, false, '#40e0ff', '#ff48b0', null],
] as const)(
  'the caption style %s begins with its own weight, case and colours',
  (style, weight, uppercase, text, highlight, plate) => {
    expect(templateDefaults(style)).toEqual({ weight, uppercase, text, highlight, plate })
  },
)

test('words of every caption style are opaque, and a plate lets the image through a little', () => {
  for (const style of STYLES) {
    const { text, highlight, plate } = captionPainter(style).colors
    expect([text[3], highlight[3]]).toEqual([1, 1])
    if (plate) expect(plate[3]).toSatisfy((opacity: number) => opacity > 0.7 && opacity < 1)
  }
})

test('caption styles are set in the film’s font, about as large as was chosen, lines and words close together but apart', () => {
  for (const style of STYLES) {
    const { type, padding } = captionPainter(style)
    expect(type.family).toBe('"Inter Film", sans-serif')
    const between = (least: number, most: number) =>
      expect.toSatisfy((value: number) => value >= least && value <= most)
    expect({ ...type, padding }).toMatchObject({
      scale: between(0.75, 1.2),
      lineHeight: between(1.2, 1.5),
      letterSpacing: between(-0.02, 0.02),
      wordGap: between(0, 0.1),
      padding: between(0.5, 1),
    })
  }
  const byScale = STYLES.toSorted((a, b) => captionPainter(a).type.scale - captionPainter(b).type.scale)
  expect([byScale[0], byScale.at(-1)]).toEqual(['MINIMAL', 'BOLD_POP'])
})

test.each(STYLES.filter((style) => style !== 'BOLD_POP'))('words in %s never move, whichever is spoken', (style) => {
  for (const spoken of [-1, 0, 1, 2])
    for (const arrival of [0.25, 1])
      for (const { text, x, y, kind } of paintStyle(style, { state: { spoken, arrival } })) {
        if (kind === 'area') continue
        const placed = sampleLayout(100).pieces.find((piece) => piece.text === text)
        expect([x, y]).toEqual([placed?.x, placed?.y])
      }
})

test.each(STYLES)('everything about %s grows with the size of its letters', (style) => {
  const states = [NOTHING_SPOKEN, { spoken: 0, arrival: 0.5 }, { spoken: 1, arrival: 0.5 }, { spoken: 2, arrival: 0.5 }]
  for (const state of states) {
    const large = paintStyle(style, { state, size: 80 })
    const small = paintStyle(style, { state, size: 20 })
    expect(large).toHaveLength(small.length)
    const lengthsOf = ({ x, y, width, height, radius, lineWidth, shadow }: Mark) => [
      x,
      y,
      width,
      height,
      radius,
      lineWidth,
      shadow?.blur ?? 0,
      shadow?.down ?? 0,
    ]
    for (const [at, mark] of small.entries()) {
      const grown = large[at]
      expect(grown && lengthsOf(grown)).toEqual(lengthsOf(mark).map((length) => expect.closeTo(length * 4)))
    }
  }
})

test.each(STYLES)(
  'shadows, lines and tiles of %s stay within the room around its words, and below their lines',
  (style) => {
    const size = 100
    const room = captionPainter(style).padding * size
    for (const spoken of [-1, 0, 1, 2])
      for (const { kind, x, y, width, height, lineWidth, shadow } of paintStyle(style, {
        state: { spoken, arrival: 0.6 },
        size,
      })) {
        const reach = lineWidth / 2 + (shadow?.blur ?? 0) + (shadow?.down ?? 0)
        expect(reach).toBeLessThanOrEqual(room)
        expect(lineWidth).toBeLessThanOrEqual(0.25 * size)
        if (shadow) expect(shadow.down).toSatisfy((down: number) => down >= 0 && down < shadow.blur)
        const [above, below] = kind === 'area' ? [y, y + height] : [y - size * 0.75, y + size * 0.25]
        expect(above).toBeGreaterThanOrEqual(-room)
        expect(below).toBeLessThanOrEqual(3 * size + room)
        expect(x).toBeGreaterThanOrEqual(-room)
        expect(x + width).toBeLessThanOrEqual(3.5 * size + room)
      }
  },
)

test.each(['CLASSIC', 'BOLD_POP', 'KARAOKE', 'MINIMAL'] as const)(
  'words in %s have a dark, half transparent shadow',
  (style) => {
    const shadows = paintStyle(style).flatMap(({ shadow }) => shadow ?? [])
    expect(shadows.length).toBeGreaterThan(0)
    for (const { color } of shadows) {
      const [, red, green, blue, opacity] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color)?.map(Number) ?? []
      expect([red, green, blue]).toEqual([0, 0, 0].map(() => expect.toSatisfy((channel) => channel <= 16)))
      expect(opacity).toSatisfy((share) => share >= 0.3 && share < 0.9)
    }
  },
)

test.each(['CLASSIC', 'BOLD_POP', 'KARAOKE', 'BOXED', 'NEON'] as const)(
  'the letters of %s that lie on top have no shadow',
  (style) => {
    expect(topmostOf(paintStyle(style)).map((mark) => mark?.shadow)).toEqual([null, null, null])
  },
)

test('BOLD_POP and KARAOKE have a dark line of their own around the letters, the others have none', () => {
  const own = (style: CaptionStyleId) => outlinesOf(paintStyle(style, { state: NOTHING_SPOKEN }))[0]
  expect(own('BOLD_POP')).toMatchObject({ color: opaque(11, 11, 15), lineWidth: 20 })
  expect(own('KARAOKE')).toMatchObject({ color: 'rgba(10, 12, 20, 0.86)', lineWidth: expect.closeTo(14) as number })
  for (const style of ['CLASSIC', 'BOXED', 'MINIMAL'] as const) expect(own(style)).toBeUndefined()
})

test.each(STYLES)(
  '%s takes the chosen line around all letters, half of it under them, and none where none is chosen',
  (style) => {
    // The tube of neon is a line too.
    const others = style === 'NEON' ? ['one', 'two', 'three'] : []
    const red = [255, 0, 0, 1] as const
    const marks = paintStyle(style, { colors: { outline: { width: 0.08, color: red } }, state: NOTHING_SPOKEN })
    const lines = outlinesOf(marks).filter(({ color }) => color === opaque(255, 0, 0))
    expect(lines.map(({ text, lineWidth }) => [text, lineWidth])).toEqual(
      ['one', 'two', 'three'].map((text) => [text, expect.closeTo(16)]),
    )
    const last = marks.findLastIndex(({ kind, color }) => kind === 'outline' && color === opaque(255, 0, 0))
    if (style === 'BOLD_POP')
      expect(marks.map(({ kind }) => kind).join()).toBe('outline,letters,outline,letters,outline,letters')
    else
      expect(lettersOf(marks.slice(last)).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['one', 'two', 'three']),
      )
    expect(outlinesOf(paintStyle(style, { colors: { outline: null } })).map(({ text }) => text)).toEqual(others)
  },
)

test.each(['CLASSIC', 'BOXED', 'MINIMAL', 'NEON'] as const)(
  'a chosen line of %s is sharp, and later drawings are not',
  (style) => {
    const marks = paintStyle(style, { colors: { outline: { width: 0.08, color: [255, 0, 0, 1] } } })
    const lines = outlinesOf(marks).filter(({ color }) => color === opaque(255, 0, 0))
    expect(lines.map(({ shadow }) => shadow)).toEqual([null, null, null])
  },
)

test('a line around the letters leaves everything else as it was set', () => {
  const ctx = markingContext()
  const before = {
    shadowColor: 'red',
    lineJoin: 'bevel',
    lineCap: 'square',
    strokeStyle: 'blue',
    lineWidth: 3,
  } as const
  Object.assign(ctx, before)
  outlineText(ctx, sampleLayout(100), {
    ...captionPainter('CLASSIC').colors,
    outline: { width: 0.1, color: [0, 0, 0, 1] },
  })
  expect(ctx).toMatchObject(before)
})
