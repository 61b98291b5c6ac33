import { expect, test } from 'vitest'
import type { CaptionStyleId } from '#src/domain/caption-styles.ts'
import type { Mark } from '../../testing/marks.ts'
import {
  lettersOf,
  NOTHING_SPOKEN,
  opaque,
  outlinesOf,
  paintStyle,
  sampleLayout,
  topmostOf,
  type StyleOptions,
} from '../../testing/paint-style.ts'

const WHITE = opaque(255, 255, 255)
const tileOf = (marks: Mark[]) => marks.find(({ kind }) => kind === 'area')
const colorsOf = (style: CaptionStyleId, options: StyleOptions = {}) =>
  topmostOf(paintStyle(style, options)).map((mark) => mark?.color)

test('in CLASSIC the spoken word is amber and all others white, with a change between them', () => {
  expect(colorsOf('CLASSIC', { state: NOTHING_SPOKEN })).toEqual([WHITE, WHITE, WHITE])
  expect(colorsOf('CLASSIC')).toEqual([WHITE, opaque(255, 200, 87), WHITE])
  expect(colorsOf('CLASSIC', { state: { spoken: 1, arrival: 0.25 } })).toEqual([
    opaque(255, 214, 129),
    opaque(255, 241, 213),
    WHITE,
  ])
  expect(colorsOf('CLASSIC', { state: { spoken: 2, arrival: 1 } })).toEqual([WHITE, WHITE, opaque(255, 200, 87)])
})

test('CLASSIC stands on a wide shadow and a close one', () => {
  const blurs = lettersOf(paintStyle('CLASSIC')).filter(({ text, shadow }) => text === 'one' && shadow)
  expect(blurs).toHaveLength(2)
  const [wide, close] = blurs.map(({ shadow }) => shadow)
  expect(wide?.blur).toBeGreaterThan(4 * (close?.blur ?? 0))
})

test('in BOLD_POP the spoken word is yellow before the change is over, and the one before it still is', () => {
  expect(colorsOf('BOLD_POP', { state: NOTHING_SPOKEN })).toEqual([WHITE, WHITE, WHITE])
  expect(colorsOf('BOLD_POP')).toEqual([WHITE, opaque(255, 226, 52), WHITE])
  const halfway = opaque(255, 233, 103)
  expect(colorsOf('BOLD_POP', { state: { spoken: 1, arrival: 0.5 } })).toEqual([halfway, halfway, WHITE])
  expect(colorsOf('BOLD_POP', { state: { spoken: 1, arrival: 0.7 } })[1]).toBe(opaque(255, 226, 52))
})

test('in BOLD_POP the spoken word grows about its middle, more than it keeps, while the one before shrinks', () => {
  const grown = (arrival: number) => topmostOf(paintStyle('BOLD_POP', { state: { spoken: 1, arrival } }))
  const sizes = (arrival: number) => grown(arrival).map((mark) => (mark?.height ?? 0) / 100)
  expect(sizes(0)).toEqual([1.11, 1, 1].map((size) => expect.closeTo(size)))
  expect(sizes(0.5)).toEqual([1.055, 1.12, 1].map((size) => expect.closeTo(size)))
  expect(sizes(1)).toEqual([1, 1.11, 1].map((size) => expect.closeTo(size)))
  for (const arrival of [0, 0.5, 1])
    for (const [at, mark] of grown(arrival).entries()) {
      const placed = sampleLayout(100).pieces[at]
      if (!mark || !placed) throw new Error('Every word is drawn')
      expect(mark.x + mark.width / 2).toBeCloseTo(placed.x + placed.width / 2)
      // Capitals are about 0.72 em high.
      expect(mark.y - 0.36 * mark.height).toBeCloseTo(placed.y - 36)
    }
})

test.each([0, 1, 2])('in BOLD_POP the spoken word %i lies over its neighbours', (spoken) => {
  expect(lettersOf(paintStyle('BOLD_POP', { state: { spoken, arrival: 1 } })).at(-1)?.text).toBe(
    ['one', 'two', 'three'][spoken],
  )
})

test('in KARAOKE the sung part has the colour, lit from above, and the rest is nearly white', () => {
  const [unsung] = colorsOf('KARAOKE', { state: NOTHING_SPOKEN })
  expect(unsung).toEqual([WHITE, opaque(232, 233, 238)])
  const sung = colorsOf('KARAOKE', { state: { spoken: 0, arrival: 1 } })
  expect(sung).toEqual(Array.from({ length: 3 }, () => [opaque(255, 182, 192), opaque(255, 93, 115)]))
  // Each word is lit by its own line.
  const words = lettersOf(paintStyle('KARAOKE'))
  expect(words.map(({ text, slope }) => [text, slope])).toEqual([
    ['one', { from: [0, 0], to: [0, 150] }],
    ['two', { from: [0, 0], to: [0, 150] }],
    ['three', { from: [0, 150], to: [0, 300] }],
  ])
  const line = outlinesOf(paintStyle('KARAOKE', { state: { spoken: 0, arrival: 1 } }))[0]
  expect(line?.color).toBe('rgba(75, 25, 39, 0.938)')
})

test('in BOXED a tile lies under the spoken word and reaches a little around it', () => {
  const marks = paintStyle('BOXED')
  expect(marks[0]).toMatchObject({ kind: 'area', color: opaque(213, 63, 38) })
  expect(colorsOf('BOXED')).toEqual([WHITE, WHITE, WHITE])
  const tile = tileOf(marks)
  if (!tile) throw new Error('The spoken word has a tile')
  // 'two' from 200 to 350, its baseline at 100.
  expect(tile.x + tile.width / 2).toBeCloseTo(275)
  expect(tile.width).toSatisfy((width: number) => width > 160 && width < 200)
  expect(tile.y).toSatisfy((top: number) => top > -10 && top < 20)
  expect(tile.y + tile.height).toSatisfy((bottom: number) => bottom > 115 && bottom < 140)
  expect(tile.radius).toSatisfy((radius: number) => radius > 0 && radius < 40)
  expect(tileOf(paintStyle('BOXED', { state: NOTHING_SPOKEN }))).toBeUndefined()
})

test('the tile of BOXED glides along a line, and comes up by itself on the next one', () => {
  const tile = (spoken: number, arrival: number) => tileOf(paintStyle('BOXED', { state: { spoken, arrival } }))
  const [from, to, halfway] = [tile(0, 1), tile(1, 1), tile(1, 0.5)]
  expect(halfway?.x).toBeCloseTo(((from?.x ?? 0) + (to?.x ?? 0)) / 2)
  expect(halfway?.color).toBe(opaque(213, 63, 38))
  expect(tile(0, 0.5)).toEqual(from)
  expect({ ...tile(2, 0.5), color: '' }).toEqual({ ...tile(2, 1), color: '' })
  expect(tile(2, 0.5)?.color).toBe('rgba(213, 63, 38, 0.7)')
  expect(tile(2, 1)?.color).toBe(opaque(213, 63, 38))
})

test('in MINIMAL words are pale until they are spoken and stay bright', () => {
  const pale = 'rgba(255, 255, 255, 0.62)'
  expect(colorsOf('MINIMAL', { state: NOTHING_SPOKEN })).toEqual([pale, pale, pale])
  expect(colorsOf('MINIMAL', { state: { spoken: 1, arrival: 0.5 } })).toEqual([
    WHITE,
    'rgba(255, 255, 255, 0.81)',
    pale,
  ])
  expect(colorsOf('MINIMAL', { colors: { text: [1, 2, 3, 1], highlight: [9, 9, 9, 1] } })).toEqual([
    opaque(9, 9, 9),
    opaque(9, 9, 9),
    'rgba(1, 2, 3, 0.62)',
  ])
})

test('in NEON nearly white letters stand in a wide and a close glow of their colour, pink where they are spoken', () => {
  const marks = paintStyle('NEON')
  const glowsOf = (word: string) =>
    lettersOf(marks)
      .filter(({ text, shadow, color }) => text === word && shadow?.color === color)
      .map(({ color, shadow }) => [color, shadow?.blur])
  const [cyan, pink] = [opaque(64, 224, 255), opaque(255, 72, 176)]
  expect(glowsOf('one')).toEqual([
    [cyan, 60],
    [cyan, 22],
  ])
  expect(glowsOf('two')).toEqual([
    [pink, 60],
    [pink, 22],
  ])
  expect(colorsOf('NEON')).toEqual([opaque(230, 251, 255), opaque(255, 231, 245), opaque(230, 251, 255)])
  expect(outlinesOf(marks).map(({ color, shadow }) => [color, shadow])).toEqual([
    [cyan, null],
    [pink, null],
    [cyan, null],
  ])
})

test('NEON has a dark background, also in a bright image', () => {
  const ground = paintStyle('NEON').slice(0, 3)
  expect(ground.map(({ text, color }) => [text, color])).toEqual(
    ['one', 'two', 'three'].map((text) => [text, 'rgba(4, 4, 16, 0.5)']),
  )
  expect(ground[0]?.shadow).toEqual({ color: 'rgba(4, 4, 16, 0.85)', blur: 50, down: 0 })
})
