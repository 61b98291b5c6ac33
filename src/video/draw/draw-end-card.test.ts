import { expect, test } from 'vitest'
import type { EndCredit } from '#src/domain/end-card.ts'
import { markingContext } from '../testing/marks.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { drawEndCard, linesOf } from './draw-end-card.ts'

/** Letters of names are 30 px high and 15 px wide in it. */
const SIZE = { width: 2000, height: 1000 }
const credit = (author: string, library = 'Pexels', licence = 'CC BY 4.0'): EndCredit => ({ author, library, licence })
const MANY = Array.from({ length: 10 }, (_, at) => credit(`Author ${at + 1}`))
const near = (value: number) => expect.closeTo(value) as number

/** The lines on a film's end card, which begins at frame 300. */
function lines(credits: EndCredit[], frame = 300, size = SIZE) {
  const film = { ...sampleFilm(size), endCard: { from: 300, durationInFrames: 180, credits } }
  const ctx = markingContext(size.width, size.height)
  Object.assign(ctx, { textAlign: 'left' })
  drawEndCard(ctx, film, film.endCard, frame)
  expect(ctx.textAlign).toBe('left')
  return ctx.marks
}
const names = (credits: EndCredit[], frame?: number) =>
  lines(credits, frame)
    .filter((_, at) => at % 2 === 0)
    .map(({ text }) => text)

test('an end card names the author of a work, and below it the source and licence', () => {
  expect(lines([credit('Ada Lens')]).map(({ text }) => text)).toEqual(['Ada Lens', 'Pexels · CC BY 4.0'])
  expect(linesOf(credit('Ada Lens', 'Pexels', 'Pexels'))).toEqual(['Ada Lens', 'Pexels'])
})

test('a line of an end card is read in the direction of its first letter', () => {
  expect(lines([credit('(استوديو Lens 15)', 'Pexels')]).map(({ direction }) => direction)).toEqual(['rtl', 'ltr'])
})

test('each page of an end card shows eight names for three seconds', () => {
  const [first, second] = [MANY.slice(0, 8), MANY.slice(8)].map((credits) => credits.map(({ author }) => author))
  expect(names(MANY)).toEqual(first)
  expect(names(MANY, 389)).toEqual(first)
  expect(names(MANY, 390)).toEqual(second)
  expect(names(MANY, 479)).toEqual(second)
  expect(names(MANY, 480)).toEqual([])
})

test.each([1, 2, 8])('%i names stand in the middle of the film, from above downwards', (count) => {
  const marks = lines(MANY.slice(0, count))
  expect(new Set(marks.map(({ x }) => x))).toEqual(new Set([1000]))
  const heights = marks.map(({ y }) => y)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(((heights[0] ?? 0) + (heights.at(-1) ?? 0)) / 2).toBeCloseTo(500)
})

test('the terms stand a line below their name, and the next name further away', () => {
  const [first = 0, terms = 0, second = 0] = lines(MANY.slice(0, 2)).map(({ y }) => y)
  expect(terms - first).toBeCloseTo(30 * 1.3)
  expect(second - terms).toBeCloseTo(30 * (1.3 + 0.85))
})

test('eight names fit any film', () => {
  for (const size of [SIZE, { width: 1080, height: 1920 }, { width: 1080, height: 1080 }]) {
    const heights = lines(MANY.slice(0, 8), 300, size).map(({ y }) => y)
    expect(Math.min(...heights)).toBeGreaterThan(size.height * 0.03)
    expect(Math.max(...heights)).toBeLessThan(size.height * 0.97)
  }
})

test('names are large and nearly white, their terms smaller and quieter', () => {
  const [name, terms] = lines([credit('Ada')])
  expect(name).toMatchObject({ font: '600 30px "Inter Film", sans-serif', color: 'rgba(255, 255, 255, 0.94)' })
  expect(terms?.color).toBe('rgba(255, 255, 255, 0.72)')
  expect(terms?.font).toBe('400 23.400000000000002px "Inter Film", sans-serif')
})

test('letters of an end card grow with the shorter side of the film', () => {
  expect(lines([credit('Ada')], 300, { width: 1000, height: 4000 })[0]?.height).toBe(30)
  expect(lines([credit('Ada')], 300, { width: 500, height: 1000 })[0]?.height).toBe(15)
})

test('names in other scripts are set in their font, after the film’s own', () => {
  expect(lines([credit('明')])[0]?.font).toBe('600 30px "Inter Film", "East Asian zh Film", sans-serif')
})

test.each([
  ['fills the width', 112, 30, 1680],
  ['is wider', 140, 24, 1680],
  ['is so wide that it would be too small to be read', 200, 18, 1680],
  ['is short', 10, 30, 150],
])('a name that %s keeps within 84%% of the film', (_, letters, height, width) => {
  expect(lines([credit('a'.repeat(letters))])[0]).toMatchObject({ height: near(height), width: near(width) })
})

test('a credit without an author does not throw', () => {
  expect(lines([credit('')]).map(({ text }) => text)).toEqual(['', 'Pexels · CC BY 4.0'])
})
