import { expect, it } from 'vitest'
import { csvRow } from './csv-file.ts'

it('a row of a CSV ends with CRLF, keeps numbers as numbers and leaves unknown values empty', () => {
  expect(csvRow(['A film', -12, null, 'é', 0.5])).toBe('A film,-12,,é,0.5\r\n')
})

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain; text', 'plain; text'],
])('the text %j is written in a CSV as %j', (text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('the text %j is not run as a formula by a spreadsheet', (text) => {
  expect(csvRow([text])).toBe(`'${text}\r\n`)
})

it('a formula that needs quotes is quoted with its apostrophe, and operators further inside are no formula', () => {
  expect(csvRow(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"\r\n`)
  expect(csvRow(['\rx'])).toBe(`"'\rx"\r\n`)
  expect(csvRow(['a=b'])).toBe('a=b\r\n')
})
