import { expect, it } from 'vitest'
import { charactersPerSecond, translatedLength } from './translated-length.ts'

it('a text stays as long in its own language', () => {
  expect(translatedLength('x'.repeat(160), 'en-US', 'en-GB')).toEqual({ about: 160, most: 160 })
})

it('a translation is priced with half as much again, and by signs where a language is written in them', () => {
  expect(translatedLength('x'.repeat(160), 'en', 'de')).toEqual({ about: 160, most: 240 })
  expect(translatedLength('x'.repeat(160), 'en', 'ja')).toEqual({ about: 50, most: 75 })
  expect(translatedLength('字'.repeat(50), 'zh-CN', 'en')).toEqual({ about: 160, most: 240 })
})

it('signs are spoken slower than letters', () => {
  expect(['ja', 'zh-TW', 'ko', 'en', 'jam'].map(charactersPerSecond)).toEqual([5, 5, 5, 16, 16])
})
