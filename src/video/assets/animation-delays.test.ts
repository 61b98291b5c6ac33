import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDelays } from './animation-delays.ts'

const read = (name: string) => new Uint8Array(readFileSync(new URL(`../testing/${name}`, import.meta.url)))

test('the frames of a GIF and a WebP have their own times', () => {
  expect(readDelays(read('blinking.gif'))).toEqual([300, 100])
  expect(readDelays(read('blinking.webp'))).toEqual([300, 100])
})

test('a time of hardly anything is the one that browsers use', () => {
  const bytes = read('blinking.gif')
  const control = Buffer.from(bytes).lastIndexOf(Buffer.from([0x21, 0xf9, 4]))
  bytes[control + 4] = 1
  expect(readDelays(bytes)).toEqual([300, 100])
  bytes[control + 4] = 2
  expect(readDelays(bytes)).toEqual([300, 20])
})

test('a file that is cut off has the frames before its end, and any other file none', () => {
  const bytes = read('blinking.gif')
  expect(readDelays(bytes.subarray(0, bytes.length - 40))).toEqual([300, 100])
  expect(readDelays(bytes.subarray(0, 700).fill(0, 600))).toHaveLength(0)
  expect(readDelays(read('alpha-vp9.webm'))).toEqual([])
  expect(readDelays(new Uint8Array())).toEqual([])
})
