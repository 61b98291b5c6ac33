import { expect, test } from 'vitest'
import {
  CAPTION_FONT_SIZES,
  CAPTION_FONTS,
  CAPTION_LENGTHS,
  CAPTION_STYLES,
  captionBudget,
  captionFontSize,
} from './caption-styles.ts'

test('letters grow from option to option, on a video of 1080 lines from 50 to 102 px, and with the shorter side', () => {
  expect(CAPTION_FONT_SIZES.map(({ value }) => captionFontSize(value, 1080))).toEqual([50, 63, 80, 102])
  expect(captionFontSize('SMALL', 2160)).toBe(99)
})

test('an option of an older app has the medium letters and length', () => {
  expect(captionFontSize('HUGE' as never, 1000)).toBe(captionFontSize('MEDIUM', 1000))
  expect(captionBudget('ENDLESS' as never)).toEqual(captionBudget('MEDIUM'))
})

test('a caption holds from one to twelve words, and letters enough for words of five', () => {
  const budgets = CAPTION_LENGTHS.map(({ value }) => captionBudget(value))
  expect(budgets.map(({ words }) => words)).toEqual([1, 3, 6, 12])
  for (const { words, letters } of budgets) {
    expect(letters / words).toBeGreaterThan(5)
    expect(letters / words).toBeLessThanOrEqual(10)
  }
})

test('every caption option has a name, and visual ones a description', () => {
  for (const { name } of [...CAPTION_STYLES, ...CAPTION_FONTS, ...CAPTION_FONT_SIZES, ...CAPTION_LENGTHS])
    expect(name).toMatch(/^[A-Z]/)
  for (const { description } of [...CAPTION_STYLES, ...CAPTION_FONTS]) expect(description).toMatch(/^[A-Z]/)
})
