import { beforeAll, expect, test } from 'vitest'
import type { CaptionPiece } from '#src/domain/caption-pieces.ts'
import { loadHyphenation } from '#src/domain/hyphenation.ts'
import type { Context2D } from '../draw/types.ts'
import { loadBidi } from './bidi.ts'
import { applyFont, layoutCaption, type LayoutRequest, type Typesetting } from './layout.ts'

beforeAll(() => Promise.all([loadHyphenation('de-DE'), loadBidi()]))

/** A context in whose font every letter is half as wide as it is high. */
function measuring(): Context2D {
  const ctx = {
    font: '',
    letterSpacing: '0px',
    measureText(text: string) {
      const size = Number.parseFloat(ctx.font.split(' ')[1] ?? '')
      return { width: text.length * (size / 2 + Number.parseFloat(ctx.letterSpacing)) }
    },
  }
  return ctx as unknown as Context2D
}

const TYPE: Typesetting = {
  family: 'Sans',
  weight: 700,
  scale: 1,
  lineHeight: 1.5,
  letterSpacing: 0,
  wordGap: 0,
  uppercase: false,
}

/** At 20 px a letter and a space are 10 px wide and a line is 30 px high. */
function set(texts: string, options: Partial<Omit<LayoutRequest, 'type'>> & { type?: Partial<Typesetting> } = {}) {
  // '+' glues a piece to the one before.
  const pieces = texts.split(' ').map((text) => ({ text: text.replace('+', ''), glued: text.startsWith('+') }))
  return layoutCaption(measuring(), {
    pieces: pieces as CaptionPiece[],
    fontSize: 20,
    maxWidth: 1000,
    maxHeight: 1000,
    language: 'en',
    ...options,
    type: { ...TYPE, ...options.type },
  })
}
const placesOf = ({ pieces }: ReturnType<typeof set>) => pieces.map(({ text, x, line }) => `${text} ${x} ${line}`)

test('a caption that fits is one line from its left edge to its right, letters in the middle of their line', () => {
  expect(set('aaa bb')).toEqual({
    pieces: [
      { text: 'aaa', index: 0, x: 0, y: 22.2, width: 30, line: 0, direction: 'ltr' },
      { text: 'bb', index: 1, x: 40, y: 22.2, width: 20, line: 0, direction: 'ltr' },
    ],
    width: 60,
    height: 30,
    lines: [{ x: 0, y: 0, width: 60, height: 30 }],
    fontSize: 20,
    font: '700 20px Sans',
    letterSpacing: '0px',
    direction: 'ltr',
  })
})

test('a caption is broken into as few lines as it needs, of nearly the same width, each centred', () => {
  const even = set('aaaa bbbb cccc dddd', { maxWidth: 150 })
  expect(placesOf(even)).toEqual(['aaaa 0 0', 'bbbb 50 0', 'cccc 0 1', 'dddd 50 1'])
  expect(even).toMatchObject({ width: 90, height: 60 })
  const centred = set('aaaaaa bb', { maxWidth: 60 })
  expect(placesOf(centred)).toEqual(['aaaaaa 0 0', 'bb 20 1'])
  expect(centred.lines).toEqual([
    { x: 0, y: 0, width: 60, height: 30 },
    { x: 20, y: 30, width: 20, height: 30 },
  ])
  expect(centred.pieces[1]?.y).toBeCloseTo(52.2)
})

test('words that exactly fill the width stay in their line, and a pixel more breaks it', () => {
  expect(set('aaa bbb', { maxWidth: 70 }).lines).toHaveLength(1)
  expect(set('aaa bbb', { maxWidth: 69 }).lines).toHaveLength(2)
})

test('pieces that are glued have no space between them, and some styles widen the space between words', () => {
  expect(placesOf(set('aa +bb cc'))).toEqual(['aa 0 0', 'bb 20 0', 'cc 50 0'])
  expect(placesOf(set('aa bb', { type: { wordGap: 0.25 } }))).toEqual(['aa 0 0', 'bb 35 0'])
})

test('a style in capitals writes them as its language does', () => {
  expect(placesOf(set('istanbul', { type: { uppercase: true }, language: 'tr' }))).toEqual(['İSTANBUL 0 0'])
  expect(placesOf(set('istanbul', { type: { uppercase: true } }))).toEqual(['ISTANBUL 0 0'])
})

test('letters are set apart as the style asks, except where a script joins them', () => {
  expect(set('ab', { type: { letterSpacing: 0.1 } })).toMatchObject({ letterSpacing: '2px', width: 24 })
  expect(set('ab नमस्ते', { type: { letterSpacing: 0.1 } }).letterSpacing).toBe('0px')
})

test('a caption begins with the size that its style makes of the font size', () => {
  expect(set('ab', { type: { scale: 1.5 } })).toMatchObject({ fontSize: 30, width: 30, height: 45 })
})

test('a caption shrinks until its lines fit the height and its longest piece the width, but never below two fifths', () => {
  const high = set('aa bb', { maxWidth: 20, maxHeight: 50 })
  expect(high.lines).toHaveLength(2)
  expect(high.height).toBeLessThanOrEqual(50)
  expect(high.height).toBeGreaterThan(50 * 0.92)
  const wide = set('aaaaaaaaaa', { maxWidth: 90 })
  expect(wide.lines).toHaveLength(1)
  expect(wide.width).toBeLessThanOrEqual(90)
  expect(wide.width).toBeGreaterThan(90 * 0.92)
  expect(set('aa bb', { maxHeight: 1 }).fontSize).toBe(8)
  expect(set('aa bb', { maxWidth: 50, maxHeight: 30 }).fontSize).toBe(20)
})

test('a piece that is too long even in the smallest letters is broken between them', () => {
  const broken = set('x abcdefghij', { maxWidth: 16 })
  expect(broken.fontSize).toBe(8)
  expect(placesOf(broken)).toEqual(['x 6 0', 'abcd 0 1', 'efgh 0 2', 'ij 4 3'])
  expect(broken.pieces.map(({ index }) => index)).toEqual([0, 1, 1, 1])
  expect(broken.width).toBe(16)
})

test('a German word that is too long for a line is divided with a hyphen, at its full size', () => {
  const divided = set('Geschwindigkeitsbegrenzung', { maxWidth: 180, language: 'de-DE' })
  expect(divided.fontSize).toBe(20)
  expect(placesOf(divided)).toEqual(['Geschwindigkeits- 0 0', 'begrenzung 35 1'])
  expect(divided.pieces.map(({ index }) => index)).toEqual([0, 0])
  expect(divided.width).toBe(170)
  // Its hyphen has to fit, too.
  expect(
    set('Geschwindigkeitsbegrenzung', { maxWidth: 169, language: 'de-DE' }).pieces.map(({ text }) => text),
  ).toEqual(['Geschwindig-', 'keitsbegrenzung'])
})

test('a German word that fits a line of its own is not divided, and the rest of one shares its line with the next word', () => {
  expect(placesOf(set('Die Zuverlässigkeit', { maxWidth: 160, language: 'de' }))).toEqual([
    'Die 60 0',
    'Zuverlässigkeit 0 1',
  ])
  const texts = set('Geschwindigkeitsbegrenzung gilt', { maxWidth: 180, language: 'de' })
  expect(texts.pieces.map(({ text, line }) => [text, line])).toEqual([
    ['Geschwindigkeits-', 0],
    ['begrenzung', 1],
    ['gilt', 1],
  ])
})

test('a German word in capitals is divided as it is written', () => {
  const texts = set('Größenverhältnisse', { maxWidth: 130, language: 'de', type: { uppercase: true } })
  expect(texts.pieces.map(({ text }) => text)).toEqual(['GRÖSSENVER-', 'HÄLTNISSE'])
})

test('pieces of one word have a hyphen where a line or the caption ends between them, and none in a line', () => {
  const pieces = [
    { text: 'Donau', glued: false, isHyphenated: true },
    { text: 'dampf', glued: true, isHyphenated: true },
  ] as CaptionPiece[]
  const layout = (maxWidth: number) =>
    layoutCaption(measuring(), { pieces, type: TYPE, fontSize: 20, maxWidth, maxHeight: 1000, language: 'de' })
  expect(placesOf(layout(200))).toEqual(['Donau 0 0', 'dampf- 50 0'])
  expect(placesOf(layout(60))).toEqual(['Donau- 0 0', 'dampf- 0 1'])
})

test('a line begins with no particle and no closing mark, whose word comes along', () => {
  const lines = (texts: string, maxWidth: number) =>
    set(texts, { maxWidth, language: 'ja-JP' }).pieces.map(({ text, line }) => `${text} ${line}`)
  expect(lines('灯台 +守 +は +海 +へ', 30)).toEqual(['灯台 0', '守 1', 'は 1', '海 2', 'へ 2'])
  expect(lines('ああああ +。', 20)).toEqual(['ああああ 0', '。 0'])
})

test('a word that is broken between letters begins no line with a small kana or the sign that lengthens one', () => {
  const broken = set('キャキャキャキャキャ', { maxWidth: 12, language: 'ja-JP' })
  expect(broken.pieces.map(({ text }) => text)).toEqual(['キャ', 'キャ', 'キャ', 'キャ', 'キャ'])
})

test('the last part of a broken piece shares its line with the word after it', () => {
  expect(placesOf(set('aaaaajj k', { maxWidth: 20 }))).toEqual(['aaaaa 0 0', 'jj 2 1', 'k 14 1'])
})

test('a caption from right to left begins at its right edge, and its words keep their spaces', () => {
  const hebrew = set('שלום עולם טוב')
  expect(placesOf(hebrew)).toEqual(['טוב 0 0', 'עולם 40 0', 'שלום 90 0'])
  expect(hebrew).toMatchObject({ direction: 'rtl', width: 130 })
  const mixed = set('שלום abc def טוב')
  expect(placesOf(mixed)).toEqual(['טוב 0 0', 'abc 40 0', 'def 80 0', 'שלום 120 0'])
  expect(mixed.pieces.map(({ direction }) => direction)).toEqual(['rtl', 'ltr', 'ltr', 'rtl'])
})

test('brackets in a right-to-left caption enclose their content, each mirrored with its line', () => {
  const arabic = set('هاتف (مثل iPhone 15)')
  expect(placesOf(arabic)).toEqual([') 0 0', 'iPhone 10 0', '15 80 0', '(مثل 110 0', 'هاتف 160 0'])
  expect(arabic.pieces.map(({ index, direction }) => [index, direction])).toEqual([
    [3, 'rtl'],
    [2, 'ltr'],
    [3, 'ltr'],
    [1, 'rtl'],
    [0, 'rtl'],
  ])
  expect(arabic.width).toBe(200)
})

test('a caption of Latin words alone is set from right to left where its scene is', () => {
  expect(placesOf(set('iPhone 15)', { direction: 'rtl' }))).toEqual([') 0 0', 'iPhone 10 0', '15 80 0'])
})

test('an empty caption has no size', () => {
  expect(
    layoutCaption(measuring(), { pieces: [], type: TYPE, fontSize: 20, maxWidth: 9, maxHeight: 9, language: 'en' }),
  ).toMatchObject({ width: 0, height: 0, pieces: [], lines: [] })
})

test('a size that is not a number does not loop for ever', () => {
  expect(set('aaa', { fontSize: NaN })).toMatchObject({ fontSize: NaN })
})

test('a context is set to a caption’s font from its left edge and baseline', () => {
  const ctx = measuring()
  applyFont(ctx, { font: '700 20px Sans', letterSpacing: '2px' })
  expect(ctx).toMatchObject({
    font: '700 20px Sans',
    letterSpacing: '2px',
    fontKerning: 'normal',
    textBaseline: 'alphabetic',
    textAlign: 'left',
  })
})

test('an emoji is an image among the letters of its word, as large as they are; without images it is a letter', () => {
  const image = {} as CanvasImageSource
  const set = (text: string, emojiImage?: () => CanvasImageSource | null) =>
    layoutCaption(measuring(), {
      pieces: [{ text, start: 0, end: 1, wordIndex: 0, glued: false }],
      ...{
        type: TYPE,
        fontSize: 20,
        maxWidth: 1000,
        maxHeight: 1000,
        language: 'en',
        ...(emojiImage && { emojiImage }),
      },
    })
  const { pieces, fontSize, lines } = set('hey🎉!', () => image)
  expect(pieces.map(({ text, index, emoji }) => [text, index, emoji])).toEqual([
    ['hey', 0, undefined],
    ['🎉', 0, image],
    ['!', 0, undefined],
  ])
  const [hey, party, mark] = pieces
  expect(party?.width).toBeCloseTo(1.2 * fontSize)
  expect(party?.x).toBeCloseTo((hey?.x ?? 0) + (hey?.width ?? 0))
  expect(mark?.x).toBeCloseTo((party?.x ?? 0) + (party?.width ?? 0))
  expect(lines).toHaveLength(1)
  expect(party?.share?.map((share) => Math.round(share * 6))).toEqual([3, 5])
  expect(set('🎉', () => null).pieces[0]?.emoji).toBeNull()
  expect(set('hey🎉').pieces.map(({ text, emoji }) => [text, emoji])).toEqual([['hey🎉', undefined]])
})
