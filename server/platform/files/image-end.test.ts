import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { reachesItsEnd } from './measure-image.ts'
import { makeGif } from './testing/sample-images.ts'

const canvas = createCanvas(64, 40)
const ctx = canvas.getContext('2d')
ctx.fillStyle = '#d94f2b'
ctx.fillRect(8, 8, 30, 20)

it.each(['image/png', 'image/webp'] as const)(
  'an image of type %s is complete with or without trailing data, and truncated when cut anywhere else',
  (type) => {
    const whole = new Uint8Array(type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/webp'))
    expect(reachesItsEnd(whole)).toBe(true)
    expect(reachesItsEnd(new Uint8Array([...whole, 1, 2, 3]))).toBe(true)
    // The checksum of the last chunk does not depend on the image.
    for (let length = 12; length < whole.length - 8; length += 7)
      expect(reachesItsEnd(whole.subarray(0, length)), `${length} of ${whole.length}`).toBe(false)
  },
)

it('a JPEG is truncated where its end mark is missing, whatever its thumbnail contains', () => {
  const plain = new Uint8Array(canvas.toBuffer('image/jpeg'))
  // Exif with a thumbnail, which ends with the same mark.
  const whole = new Uint8Array([
    ...plain.subarray(0, 2),
    0xff,
    0xe1,
    0,
    6,
    0xff,
    0xd8,
    0xff,
    0xd9,
    ...plain.subarray(2),
  ])
  expect([plain, whole].map(reachesItsEnd)).toEqual([true, true])
  expect(reachesItsEnd(new Uint8Array([...whole, 1, 2, 3]))).toBe(true)
  for (let length = 12; length < whole.length; length += 7)
    expect(reachesItsEnd(whole.subarray(0, length)), `${length} of ${whole.length}`).toBe(false)
})

it('a GIF is truncated within a block, and complete without the end mark', () => {
  const whole = makeGif(4, 4, Array(3).fill({ width: 4, height: 4 }))
  expect(reachesItsEnd(whole)).toBe(true)
  expect(reachesItsEnd(whole.subarray(0, -1))).toBe(true)
  for (const cut of [2, 5, 10]) expect(reachesItsEnd(whole.subarray(0, -cut)), `${cut} bytes less`).toBe(false)
  expect(reachesItsEnd(makeGif(4, 4, []).subarray(0, -1))).toBe(false)
})
