import { expect, it } from 'vitest'
import { readAss } from './read-ass.ts'

const at = (start: string, end: string) =>
  readAss(['[Events]', `Dialogue: 0,${start},${end},Default,,0,0,0,,Words`])[0]?.times

it('a time of an ASS file counts hours, minutes, seconds and hundredths', () => {
  expect(at('2:03:04.50', '10:59:59.99')).toEqual({ start: 7_384_500, end: 39_599_990 })
  expect(at('0:00:01.5', '0:00:02.005')).toEqual({ start: 1_500, end: 2_005 })
})

it('a time of an ASS file with sixty minutes or seconds is none', () => {
  expect(at('0:60:00.00', '0:00:01.00')).toBeNull()
  expect(at('0:00:60.00', '0:00:61.00')).toBeNull()
})
