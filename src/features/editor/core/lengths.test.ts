import { expect, it } from 'vitest'
import { lengthText, parseLength } from './lengths.ts'

it.each([
  ['0', 0],
  ['1.5', 1_500],
  ['1,5', 1_500],
  [' .25 s ', 250],
  ['12s', 12_000],
  ['90', 90_000],
  ['1:02.5', 62_500],
  ['0:27:07', 27_233],
  ['0:00:15', 500],
  ['1:00:00:00', 3_600_000],
  ['', null],
  ['two', null],
  ['-1', null],
  ['1.5.2', null],
  ['1:x', null],
  ['0:27:07.5', null],
  ['1e3', null],
])('the length field reads the length %j as %j ms', (text, ms) => {
  expect(parseLength(text)).toBe(ms)
})

it('the length field reads its own output as the same length', () => {
  for (const ms of [0, 10, 500, 1_234, 60_000, 3_599_999]) expect(parseLength(lengthText(ms))).toBe(ms)
})
