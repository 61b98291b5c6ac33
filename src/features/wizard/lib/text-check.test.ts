import { expect, it } from 'vitest'
import { countWords, missingOf, tooLongText } from './text-check.ts'

it('the text check requires three words of a prompt, or a sentence where words are not spaced', () => {
  expect(missingOf({ kind: 'PROMPT', text: ' a boat ' })).toBe('Enter at least three words')
  expect(missingOf({ kind: 'PROMPT', text: 'a boat returns' })).toBeNull()
  expect(missingOf({ kind: 'PROMPT', text: '嵐の夜に船が帰る船が帰る' })).toBeNull()
})

it('the text check accepts a script of one word, not of none', () => {
  expect(missingOf({ kind: 'SCRIPT', text: ' … ' })).toBe('Enter or paste a script first')
  expect(missingOf({ kind: 'SCRIPT', text: 'Listen.' })).toBeNull()
})

it('the text check never cuts a text: a megabyte stays, and the message says how much is too much', () => {
  const text = 'a'.repeat(1_048_576)
  const message = 'This text has 1,048,576 characters, 988,576 too many. Shorten it to continue.'
  expect(missingOf({ kind: 'PROMPT', text })).toBe(message)
  expect(tooLongText({ kind: 'SCRIPT', text: text.slice(0, 60_000) })).toBeNull()
  expect(tooLongText({ kind: 'SCREENPLAY', text: text.slice(0, 200_000) })).toBeNull()
})

it.each([
  ['en-US', 'A boat comes home 🚢'],
  ['ar-SA', 'تعود السفينة إلى البيت 🌊'],
  ['he-IL', 'הסירה חוזרת הביתה 🛶'],
  ['zh-CN', '暴风雨之夜小船归来🌧️'],
  ['ja-JP', '嵐の夜に船が帰る⛵️'],
  ['ko-KR', '폭풍의 밤에 배가 돌아온다 ⛈️'],
  ['th-TH', 'เรือกลับบ้านในคืนพายุ 🌀'],
  ['hi-IN', 'तूफ़ानी रात में नाव लौटती है 🌙'],
  ['ru-RU', 'Лодка возвращается домой 🏠'],
  ['de-DE', 'Das Boot kehrt heim 👨‍👩‍👧‍👦'],
])('the text check takes a prompt in %s', (language, text) => {
  expect(missingOf({ kind: 'PROMPT', text })).toBeNull()
  expect(countWords(text, language)).toBeGreaterThan(2)
})
