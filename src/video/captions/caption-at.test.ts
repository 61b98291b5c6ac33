import { expect, test } from 'vitest'
import { captionedFilm, type CaptionChange } from '../testing/seen-caption.ts'
import { captionAt, captionDirectionAt } from './caption-at.ts'

const at = (frame: number, change: CaptionChange = {}) => captionAt(captionedFilm(change)[0], frame)

test('the words on the image are those of the caption that stands there, with the spaces between them', () => {
  expect([29, 30, 89, 90].map((frame) => at(frame))).toEqual(['', 'one two three.', 'one two three.', ''])
  const captions = [{ word: '灯塔的看守人', start: 0, end: 2000 }]
  expect(at(10, { scene: { captions }, film: { language: 'zh-CN' } })).toBe('灯塔的看守人')
})

test('the words on the image keep the time of their scene', () => {
  expect(at(49, { scene: { from: 20 } })).toBe('')
  expect(at(50, { scene: { from: 20 } })).toBe('one two three.')
})

test('no words are on the image where captions, or those of the scene, are off, or there is no scene', () => {
  expect(at(40, { captions: { show: false } })).toBe('')
  expect(at(40, { scene: { showCaptions: false } })).toBe('')
  expect(captionAt({ ...captionedFilm()[0], scenes: [] }, 40)).toBe('')
})

test('a caption has the direction of the lines that are drawn, also where it is a foreign name', () => {
  const captions = ['هاتف', 'جديد', '(مثل', 'iPhone', '15)'].map((word, at) => ({
    word,
    start: at * 1000,
    end: at * 1000 + 1000,
  }))
  const change: CaptionChange = { scene: { captions }, captions: { length: 'ONE_WORD' } }
  expect([0, 4, 9].map((second) => captionDirectionAt(captionedFilm(change)[0], second * 30))).toEqual([
    'rtl',
    'rtl',
    'ltr',
  ])
  expect(captionDirectionAt(captionedFilm()[0], 40)).toBe('ltr')
})
