import { beforeAll, expect, test } from 'vitest'
import { CAPTION_STYLES } from '#src/domain/caption-styles.ts'
import { captionPages } from '#src/domain/captions.ts'
import { loadHyphenation } from '#src/domain/hyphenation.ts'
import type { VideoCaptions } from '../document.ts'
import { markingCache } from '../testing/marks.ts'
import { opaque } from '../testing/paint-style.ts'
import { captionedFilm, seenCaption, seenWords, WORDS, wordsIn, type CaptionChange } from '../testing/seen-caption.ts'
import { loadBidi } from './bidi.ts'
import { pagesOfScene } from './draw-captions.ts'

const STYLES = CAPTION_STYLES.map(({ value }) => value)
const near = (value: number, digits = 2) => expect.closeTo(value, digits) as number
const colors = (captions: Partial<VideoCaptions>, frame = 40) =>
  seenWords({ captions }, frame).map(({ color }) => color)
const WHITE = opaque(255, 255, 255)
const AMBER = opaque(255, 200, 87)

beforeAll(loadBidi)

test('no caption stands where captions or those of the scene are off, where no word is, before the first and after the last', () => {
  expect(seenWords()).toHaveLength(3)
  expect(seenWords({ captions: { show: false } })).toEqual([])
  expect(seenWords({ scene: { showCaptions: false } })).toEqual([])
  expect(seenWords({ scene: { captions: [] } })).toEqual([])
  expect(seenWords({ scene: { captions: WORDS.slice(0, 1) } })).toHaveLength(1)
  expect([29, 30, 89, 90].map((frame) => seenWords({}, frame).length)).toEqual([0, 3, 3, 0])
})

test('a caption keeps the time of its scene, wherever in the film the scene begins', () => {
  expect([49, 50, 109, 110].map((frame) => seenWords({ scene: { from: 20 } }, frame).length)).toEqual([0, 3, 3, 0])
})

test('a caption stands in the middle of the film’s width, with its margin below its line', () => {
  const [one, , three] = seenWords()
  if (!one || !three) throw new Error('Three words are seen')
  expect(Math.abs(one.x + three.x + three.width - 2000)).toBeLessThanOrEqual(1)
  // 12% below a line of 1.28 em, whose letters stand in its middle.
  expect(one.y).toBe(864)
  expect(seenWords({ captions: { marginFromBottom: 0.5 } })[0]?.y).toBe(484)
})

test.each([
  [0, 1000 - 30 - 74 + 58],
  [0.97, 30 + 58],
])('a caption with a margin of %f stays inside of the film by 3%% of its shorter side', (marginFromBottom, y) => {
  expect(seenWords({ captions: { marginFromBottom } })[0]?.y).toBe(y)
})

test('a caption fades and rises in within 130 ms', () => {
  const states = [30, 31, 32, 33, 60].map((frame) => seenWords({}, frame)[0])
  expect(states.map((mark) => mark?.opacity)).toEqual([0.58885, 0.88437, 0.98771, 1, 1].map((share) => near(share, 3)))
  expect(states.map((mark) => mark?.y)).toEqual([867.815, 865.073, 864.114, 864, 864].map((y) => near(y)))
})

test('a caption fades out within 110 ms, except where the next one takes its place', () => {
  const opacities = (change: CaptionChange, ...frames: number[]) =>
    frames.map((frame) => seenWords(change, frame)[0]?.opacity)
  expect(opacities({}, 86, 87, 88, 89)).toEqual([1, 0.909, 0.606, 0.303].map((share) => near(share, 3)))
  const captions = [...WORDS, { word: 'Four.', start: 2500, end: 3000 }]
  expect(opacities({ scene: { captions } }, 74)).toEqual([1])
  expect(seenWords({ scene: { captions } }, 75).map(({ text }) => text)).toEqual(['Four.'])
  const later = [...WORDS, { word: 'Four.', start: 4000, end: 4500 }]
  expect(opacities({ scene: { captions: later } }, 89)).toEqual([near(0.303, 3)])
})

test('the highlight moves to the next word within 100 ms, in as many steps as its style has', () => {
  const shift = (frame: number) => colors({}, frame).slice(0, 2)
  expect(shift(44)).toEqual([AMBER, WHITE])
  expect(shift(45)).toEqual([opaque(255, 218, 143), opaque(255, 237, 199)])
  expect(shift(46)).toEqual([opaque(255, 237, 199), opaque(255, 218, 143)])
  expect(shift(48)).toEqual([WHITE, AMBER])
  expect(colors({}, 89)).toEqual([WHITE, WHITE, AMBER])
})

test.each([
  ['CLASSIC', 2],
  ['BOLD_POP', 3],
  ['KARAOKE', 2],
  ['BOXED', 3],
  ['MINIMAL', 2],
  ['NEON', 2],
] as const)('a word in %s is painted in %i states while the highlight arrives, each once', (style, states) => {
  const cache = markingCache()
  const painted: string[] = []
  const noting = {
    ...cache,
    get: ((name, width, height, paint) =>
      cache.get(name, width, height, (into) => {
        painted.push(name)
        paint(into)
      })) as typeof cache.get,
  }
  // Words that begin at any time within a frame come upon every state; the first one is over at the frame’s end.
  for (let late = 1; late < 34; late += 3)
    for (let frame = 30; frame < 40; frame++) {
      const captions = WORDS.slice(0, 1).map((word) => ({ ...word, start: word.start + late }))
      seenCaption({ captions: { style }, scene: { captions } }, frame, 1, noting)
    }
  expect(new Set(painted).size).toBe(painted.length)
  expect(painted).toHaveLength(states)
})

test.each(STYLES)('a caption in %s looks the same on a canvas of any size', (style) => {
  const change = { captions: { style, colors: { text: null, highlight: null, plate: '#112233' } } }
  const look = (frame: number, scale: number) =>
    seenCaption(change, frame, scale)
      .filter(({ kind }) => kind !== 'picture')
      .map(({ kind, text, color, font, x, y, width, height, radius, opacity, lineWidth, shadow }) => ({
        what: [kind, text, color, font],
        sizes: [x, y, width, height, radius, opacity, lineWidth, shadow?.blur ?? 0, shadow?.down ?? 0],
      }))
  const images = (scale: number) => seenCaption(change, 40, scale).filter(({ kind }) => kind === 'picture')
  for (const scale of [0.5, 2])
    for (const [index, { width, height }] of images(scale).entries()) {
      const whole = images(1)[index]
      // In whole px of the canvas.
      expect(Math.abs(width - (whole?.width ?? 0))).toBeLessThanOrEqual(2)
      expect(Math.abs(height - (whole?.height ?? 0))).toBeLessThanOrEqual(2)
    }
  for (const frame of [31, 40, 46, 89])
    for (const scale of [0.5, 2])
      expect(look(frame, scale)).toEqual(
        look(frame, 1).map(({ what, sizes }) => ({ what, sizes: sizes.map((size) => near(size)) })),
      )
})

test.each(STYLES)(
  'the image that a caption in %s is painted on reaches beyond its letters by the style’s room',
  (style) => {
    const marks = seenCaption({ captions: { style } })
    const [image, ...more] = marks.filter(({ kind }) => kind === 'picture')
    // Colour that runs through the words is drawn over them.
    expect(more).toHaveLength(style === 'KARAOKE' ? 1 : 0)
    const letters = seenWords({ captions: { style } })
    if (!image) throw new Error('A caption is an image')
    const left = Math.min(...letters.map(({ x }) => x)) - image.x
    const right = image.x + image.width - Math.max(...letters.map(({ x, width }) => x + width))
    const size = letters[0]?.height ?? 0
    for (const room of [left, right]) {
      expect(room).toBeGreaterThanOrEqual(size * 0.4)
      expect(room).toBeLessThanOrEqual(size)
    }
    expect(Math.abs(left - right)).toBeLessThan(size * 0.12)
    // Below the baseline is less of the line than above it.
    const baseline = letters[0]?.y ?? 0
    expect(image.y + image.height - baseline).toSatisfy((below: number) => below > left && below < left + size)
    expect(baseline - image.y).toSatisfy((above: number) => above > left + size / 2 && above < left + size * 1.5)
  },
)

test('the captions of a scene are cut once for each length and language', () => {
  const [film, scene] = captionedFilm()
  const pages = pagesOfScene(film, scene)
  expect(pages).toEqual(captionPages(WORDS, 'MEDIUM', 'en-US'))
  expect(pagesOfScene(film, scene)).toBe(pages)
  const single = pagesOfScene({ ...film, captions: { length: 'ONE_WORD' } }, scene)
  expect(single.map((page) => page.pieces.map(({ text }) => text))).toEqual([['one'], ['two'], ['three.']])
  expect(pagesOfScene({ ...film, captions: { length: 'ONE_WORD' } }, scene)).toBe(single)
  expect(pagesOfScene({ ...film, language: 'de' }, scene)).not.toBe(pages)
  expect(pagesOfScene(film, scene)).toBe(pages)
})

test.each(STYLES)(
  'a caption in %s has up to three lines within the film’s width, and smaller letters where it needs more',
  (style) => {
    const lines = (text: string) => {
      const captions = text
        .split(' ')
        .map((word) => ({ word, start: 0, end: 9000, break_after: undefined as 'CUE' | undefined }))
      // One caption, however long.
      const last = captions.at(-1)
      if (last) last.break_after = 'CUE'
      const change: CaptionChange = { scene: { captions }, captions: { style, length: 'LONG' }, film: { width: 600 } }
      const letters = seenWords(change).map(({ text: word, x, y, width, font }) => ({ word, x, y, width, font }))
      expect(Math.min(...letters.map(({ x }) => x))).toBeGreaterThanOrEqual(600 * 0.065)
      expect(Math.max(...letters.map(({ x, width }) => x + width))).toBeLessThanOrEqual(600 * 0.935)
      const baselines = new Set(
        seenCaption(change, 200)
          .filter(({ text: word, kind }) => word !== '' && kind === 'letters')
          .map(({ y }) => Math.round(y / 10)),
      )
      return { lines: baselines.size, size: Number(/(\d+(?:\.\d+)?)px/.exec(letters[0]?.font ?? '')?.[1]) }
    }
    const one = lines('word')
    expect(one.lines).toBe(1)
    const long = 'abcdefghijklmnopqrst'
    const three = lines(`${long}1 ${long}2 ${long}3`)
    expect(three).toEqual({ lines: 3, size: one.size })
    const four = lines(`${long}1 ${long}2 ${long}3 ${long}4`)
    expect(four.size).toBeLessThan(one.size)
    expect(four.lines * four.size).toBeLessThanOrEqual(3 * one.size)
  },
)

const ARABIC = ['هاتف', '(مثل', 'iPhone', '15)'].map((word, at) => ({ word, start: at * 500, end: at * 500 + 500 }))

test.each(STYLES)('letters in %s, and the lines around them, are drawn in the direction of their script', (style) => {
  const outline = { width: 0.08, color: '#ff0000' }
  const marks = seenCaption({ captions: { style, outline, length: 'LONG' }, scene: { captions: ARABIC } }, 50)
  const directions = new Map(marks.filter(({ text }) => text !== '').map(({ text, direction }) => [text, direction]))
  const upper = style === 'BOLD_POP' ? 'IPHONE' : 'iPhone'
  expect([...directions].toSorted()).toEqual(
    (
      [
        ['هاتف', 'rtl'],
        ['(مثل', 'rtl'],
        [upper, 'ltr'],
        ['15', 'ltr'],
        [')', 'rtl'],
      ] as const
    ).toSorted(),
  )
})

test('the tile of BOXED is under the word, not under its separately placed bracket', () => {
  const marks = seenCaption({ captions: { style: 'BOXED', length: 'LONG' }, scene: { captions: ARABIC } }, 58)
  const [plate, tile] = marks.filter(({ kind }) => kind === 'area')
  const number = wordsIn(marks).find(({ text }) => text === '15')
  if (!plate || !tile || !number) throw new Error('The number is spoken')
  expect([tile.x < number.x, tile.x + tile.width > number.x + number.width]).toEqual([true, true])
  expect(tile.width).toBeLessThan(number.width * 2)
})

test('a word that is divided has the tile of BOXED under each of its parts, and colour runs through one after the other', async () => {
  await loadHyphenation('de')
  const change = (style: VideoCaptions['style']): CaptionChange => ({
    captions: { style, fontSize: 'EXTRA_LARGE' },
    film: { width: 1000, language: 'de-DE' },
    scene: { captions: [{ word: 'Geschwindigkeitsbegrenzung', start: 0, end: 3000 }] },
  })
  const areas = seenCaption(change('BOXED'), 50).filter(({ kind }) => kind === 'area')
  expect(areas).toHaveLength(3)
  expect(seenWords(change('BOXED'), 50).map(({ text }) => text)).toEqual(['Geschwindigkeits-', 'begrenzung'])
  const sung = (frame: number) => seenCaption(change('KARAOKE'), frame).at(-1)?.clip ?? []
  expect([sung(30), sung(80)].map((parts) => parts.length)).toEqual([1, 2])
})
