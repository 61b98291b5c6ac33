import { expect, test } from 'vitest'
import { CAPTION_STYLES } from '#src/domain/caption-styles.ts'
import type { VideoCaptions } from '../document.ts'
import { opaque, outlinesOf } from '../testing/paint-style.ts'
import { seenCaption, seenWords, wordsIn } from '../testing/seen-caption.ts'
import type { Mark } from '../testing/marks.ts'

const STYLES = CAPTION_STYLES.map(({ value }) => value)
const near = (value: number, digits = 2) => expect.closeTo(value, digits) as number
const NO_COLORS = { text: null, highlight: null, plate: null }
const WHITE = opaque(255, 255, 255)
const AMBER = opaque(255, 200, 87)
const colors = (captions: Partial<VideoCaptions>) => seenWords({ captions }).map(({ color }) => color)
const areasOf = (marks: Mark[]) => marks.filter(({ kind }) => kind === 'area')

test('a caption has its style’s colours until it is given its own, which are six digits', () => {
  const own = { text: '#010203', highlight: '#FF8000', plate: null }
  expect(colors({ colors: own })).toEqual([opaque(255, 128, 0), opaque(1, 2, 3), opaque(1, 2, 3)])
  expect(colors({ colors: { text: 'red', highlight: '#fff', plate: 'no' } })).toEqual([AMBER, WHITE, WHITE])
})

test('without a highlight all words have one colour in every style', () => {
  for (const style of STYLES) {
    const marks = seenCaption({ captions: { style, highlights: false } })
    const [first, ...others] = wordsIn(marks)
    for (const { color, height } of others)
      expect({ color, height }).toEqual({ color: first?.color, height: first?.height })
    expect(marks.filter(({ kind }) => kind === 'picture')).toHaveLength(1)
    expect(new Set(marks.flatMap(({ clip }) => clip ?? []))).toEqual(new Set())
  }
  expect(colors({ highlights: false, colors: { text: '#010203', highlight: '#ff8000', plate: null } })[0]).toBe(
    opaque(1, 2, 3),
  )
  expect(colors({ highlights: false, style: 'MINIMAL' })[0]).toBe(WHITE)
  expect(colors({ highlights: false, style: 'KARAOKE' })[0]).toEqual([WHITE, WHITE])
  const areas = seenCaption({ captions: { highlights: false, style: 'BOXED' } }).filter(({ kind }) => kind === 'area')
  expect(areas.map(({ color }) => color)).toEqual(['rgba(15, 16, 21, 0.84)'])
})

test('a plate stands behind all words, and the room around them grows with their size', () => {
  const roomOf = (fontSize: VideoCaptions['fontSize']) => {
    const marks = seenCaption({ captions: { fontSize, colors: { ...NO_COLORS, plate: '#102030' } } })
    const [plate, ...more] = areasOf(marks)
    expect(more).toEqual([])
    expect(marks.findIndex(({ kind }) => kind === 'area')).toBeLessThan(
      marks.findIndex(({ kind }) => kind === 'letters'),
    )
    expect(plate?.color).toBe(opaque(16, 32, 48))
    const words = wordsIn(marks)
    const size = words[0]?.height ?? 0
    if (!plate) throw new Error('A plate that is chosen is there')
    const left = Math.min(...words.map(({ x }) => x)) - plate.x
    const right = plate.x + plate.width - Math.max(...words.map(({ x, width }) => x + width))
    const above = (words[0]?.y ?? 0) - plate.y
    return [left, right, above, plate.height, plate.radius].map((length) => length / size)
  }
  // Lines are 1.28 em high: a fifth above and below them, and the baseline is one em below the first line's top.
  expect(roomOf('MEDIUM')).toEqual([0.46, 0.46, 1.2, 1.68, 0.3].map((share) => near(share)))
  expect(roomOf('EXTRA_LARGE')).toEqual(roomOf('MEDIUM').map((share) => near(share)))
})

test('every style draws a plate that is chosen once, also where colour runs through the words', () => {
  for (const style of STYLES)
    for (const frame of [31, 40, 89]) {
      const plates = areasOf(seenCaption({ captions: { style, colors: { ...NO_COLORS, plate: '#102030' } } }, frame))
      expect(plates.filter(({ color }) => color === opaque(16, 32, 48))).toHaveLength(1)
    }
  expect(areasOf(seenCaption({ captions: { style: 'CLASSIC' } }))).toEqual([])
})

test('a chosen line around the letters replaces the style’s, and one without a width or a colour takes it away', () => {
  const lines = (style: VideoCaptions['style'], outline: VideoCaptions['outline']) =>
    outlinesOf(seenCaption({ captions: { style, outline } })).map(({ color, lineWidth }) => [color, lineWidth])
  const red = [opaque(255, 0, 0), near(2 * 0.08 * 58)]
  expect(lines('CLASSIC', { width: 0.08, color: '#ff0000' })).toEqual([red, red, red])
  expect(lines('CLASSIC', null)).toEqual([])
  expect(lines('BOLD_POP', null).map(([color]) => color)).toEqual(Array.from({ length: 3 }, () => opaque(11, 11, 15)))
  expect(lines('BOLD_POP', { width: 0, color: '#ff0000' })).toEqual([])
  expect(lines('BOLD_POP', { width: 0.08, color: 'red' })).toEqual([])
})

test('a caption is set in the chosen font, then in those of its scripts, then in its style’s', () => {
  const fontOf = (captions: Partial<VideoCaptions>, word = 'one') =>
    seenWords({ captions, scene: { captions: [{ word, start: 1000, end: 2000 }] } })[0]?.font
  expect(fontOf({})).toBe('620 58px "Inter Film", sans-serif')
  expect(fontOf({ font: 'Oswald', weight: 900 })).toBe('900 58px "Oswald Film", "Inter Film", sans-serif')
  expect(fontOf({}, '灯')).toBe('620 58px "East Asian zh Film", "Inter Film", sans-serif')
  expect(fontOf({ font: 'Oswald' }, 'אור')).toBe(
    '620 58px "Oswald Film", "One-file scripts Film", "Inter Film", sans-serif',
  )
})

test('capitals are the style’s own choice until they are chosen or not', () => {
  const first = (captions: Partial<VideoCaptions>) =>
    seenWords({ captions }).find(({ text }) => text.toLowerCase() === 'one')?.text
  expect([first({}), first({ uppercase: true })]).toEqual(['one', 'ONE'])
  expect([first({ style: 'BOLD_POP' }), first({ style: 'BOLD_POP', uppercase: false })]).toEqual(['ONE', 'one'])
})

/** The stretches of colour that have run through the words. */
const sung = (frame: number, words?: string[], width = 2000) => {
  const captions = words?.map((word, at) => ({ word, start: 1000 + at * 500, end: 1500 + at * 500 }))
  const marks = seenCaption(
    { captions: { style: 'KARAOKE' }, film: { width }, ...(captions && { scene: { captions } }) },
    frame,
  )
  const [under, over] = [marks.filter(({ clip }) => !clip), marks.filter(({ clip }) => clip)]
  expect(wordsIn(under).map(({ color }) => color)).not.toEqual(wordsIn(over).map(({ color }) => color))
  return { words: wordsIn(under), colored: over[0]?.clip ?? [] }
}

test('in KARAOKE colour fills the spoken part of the current word, over the whole height of its line', () => {
  const { words, colored } = sung(36)
  const [one] = words
  const [first, ...others] = colored
  if (!one || !first) throw new Error('The first word has started')
  expect(others).toEqual([])
  expect(first.x).toSatisfy((left: number) => left < one.x && left > one.x - one.height * 0.1)
  // 200 ms of 500.
  expect(first.x + first.width).toBeCloseTo(one.x + one.width * 0.4)
  expect(first.y).toSatisfy((top: number) => top < one.y - one.height * 0.7 && top > one.y - one.height * 1.2)
  expect(first.height).toBeCloseTo(one.height * 1.3)
})

test('in KARAOKE spoken words have the colour with their outlines, and later ones have none', () => {
  const { words, colored } = sung(51)
  const [one, two] = words
  const [first, second, ...others] = colored
  if (!one || !two || !first || !second) throw new Error('The second word has started')
  expect(others).toEqual([])
  expect(first.x + first.width - one.x - one.width).toSatisfy((over: number) => over > 5 && over < 12)
  expect(second.x + second.width).toBeCloseTo(two.x + two.width * 0.4)
  expect(sung(80).colored).toHaveLength(3)
})

test('in KARAOKE colour runs from right to left where words are read so', () => {
  const { words, colored } = sung(51, ['שלום', 'עולם', 'טוב.'])
  const [one, two] = ['שלום', 'עולם'].map((word) => words.find(({ text }) => text === word))
  const [first, second, ...others] = colored.toSorted((a, b) => b.x - a.x)
  if (!one || !two || !first || !second) throw new Error('The second word has started')
  expect(one.x).toBeGreaterThan(two.x)
  expect(others).toEqual([])
  const right = (box: { x: number; width: number }) => box.x + box.width
  // Outlines before a word are at its right.
  expect(right(first) - right(one)).toSatisfy((over: number) => over > 0 && over < one.height * 0.1)
  expect(right(second) - right(two)).toSatisfy((over: number) => over > 0 && over < one.height * 0.1)
  expect(one.x - first.x).toSatisfy((over: number) => over > 5 && over < 12)
  expect(second.x).toBeCloseTo(two.x + two.width * 0.6)
})

test('in KARAOKE colour runs through the second line once its words are spoken', () => {
  const { words, colored } = sung(66, ['incomprehensible', 'two', 'threefold.'], 300)
  const three = words.find(({ text }) => text === 'threefold.')
  const last = colored.at(-1)
  if (!three || !last) throw new Error('The third word has started')
  expect(words[0]?.y).toBeLessThan(three.y)
  expect(last.y).toSatisfy((above: number) => above < three.y && above > three.y - three.height * 1.2)
  expect(last.y + last.height).toBeGreaterThan(three.y)
})
