import { beforeAll, describe, expect, it } from 'vitest'
import { captionDirection, loadBidi, textDirection, visualRuns, type Direction } from './bidi.ts'

beforeAll(loadBidi)

const runs = (line: string, base: Direction = textDirection(line)) =>
  visualRuns(
    line.split(' ').map((text) => ({ text, glued: false })),
    base,
  )
/** The runs as they stand, in the order of their own letters. */
const shown = (line: string, base?: Direction) =>
  runs(line, base)
    .map((run) => ('text' in run ? run.text : ' '))
    .join('')

describe('order of the words on a line', () => {
  it('order of the words on a line leaves left to right alone', () =>
    expect(shown('he wrote 3 letters')).toBe('he wrote 3 letters'))
  it('order of the words on a line turns Arabic around', () =>
    expect(shown('كتب الحارس رسالة')).toBe('رسالة الحارس كتب'))
  it('order of the words on a line puts a number into its place in Hebrew', () =>
    expect(shown('בשנת 1987 הוא כתב')).toBe('כתב הוא 1987 בשנת'))
  it('order of the words on a line keeps two numbers in reading order', () =>
    expect(shown('בין 1987 1990 הוא')).toBe('הוא 1990 1987 בין'))
  it('order of the words on a line keeps Latin words in Hebrew in their own order', () =>
    expect(shown('הוא אמר hello my friend ושתק')).toBe('ושתק hello my friend אמר הוא'))
  it('order of the words on a line keeps Hebrew words in English in their own order', () =>
    expect(shown('he said שלום עולם and left')).toBe('he said עולם שלום and left'))
})

describe('brackets', () => {
  it('around an Arabic and a Latin word stand at the outer ends, both as signs of the Arabic', () => {
    expect(runs('هاتف (مثل iPhone 15) جديد')).toEqual([
      { word: 4, text: 'جديد', direction: 'rtl' },
      { spaceBefore: 4 },
      { word: 3, text: ')', direction: 'rtl' },
      { word: 2, text: 'iPhone', direction: 'ltr' },
      { spaceBefore: 3 },
      { word: 3, text: '15', direction: 'ltr' },
      { spaceBefore: 2 },
      { word: 1, text: '(مثل', direction: 'rtl' },
      { spaceBefore: 1 },
      { word: 0, text: 'هاتف', direction: 'rtl' },
    ])
  })

  it('around a Latin word alone in Hebrew stay on its two sides', () =>
    expect(shown('הטלפון (iPhone) חדש')).toBe('חדש )iPhone( הטלפון'))

  it('around a Hebrew word in English stay as they are in English', () =>
    expect(shown('the word (שלום) means peace')).toBe('the word (שלום) means peace'))

  it('a full stop behind a Latin word ends an Arabic line at its left', () =>
    expect(shown('اسمه iPhone.')).toBe('.iPhone اسمه'))
})

it('words that are glued have no space between them', () => {
  expect(
    visualRuns(
      [
        { text: 'של', glued: false },
        { text: 'ום', glued: true },
      ],
      'rtl',
    ),
  ).toEqual([
    { word: 1, text: 'ום', direction: 'rtl' },
    { word: 0, text: 'של', direction: 'rtl' },
  ])
})

it('a caption has the direction of its scene where that is mostly written from right to left, else of its first letter', () => {
  const scene = 'هاتف جديد (مثل iPhone 15) في البيت'
  expect(captionDirection('iPhone 15)', scene)).toBe('rtl')
  expect(captionDirection('iPhone 15)', 'An iPhone 15 and a שלום')).toBe('ltr')
  expect(captionDirection('שלום he said', 'He said שלום and left the house')).toBe('rtl')
  expect(captionDirection('1987', '1987')).toBe('ltr')
})
