import { describe, expect, it } from 'vitest'
import { textDirection, visualOrder } from './bidi.ts'

const shown = (line: string) => {
  const words = line.split(' ')
  return visualOrder(words, textDirection(line))
    .map((position) => words[position])
    .join(' ')
}

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
