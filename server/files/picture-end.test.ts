import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { reachesItsEnd } from './picture-end.ts'

const canvas = createCanvas(64, 40)
const ctx = canvas.getContext('2d')
ctx.fillStyle = '#d94f2b'
ctx.fillRect(8, 8, 30, 20)

it.each(['image/png', 'image/webp'] as const)(
  'a picture of type %s is whole with or without something behind it, and cut off anywhere else',
  (type) => {
    const whole = new Uint8Array(type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/webp'))
    expect(reachesItsEnd(whole)).toBe(true)
    expect(reachesItsEnd(new Uint8Array([...whole, 1, 2, 3]))).toBe(true)
    // The checksum of the last chunk says nothing of the picture.
    for (let length = 12; length < whole.length - 8; length += 7)
      expect(reachesItsEnd(whole.subarray(0, length)), `${length} of ${whole.length}`).toBe(false)
  },
)

it('a JPEG does not say where it ends', () => {
  const whole = new Uint8Array(canvas.toBuffer('image/jpeg'))
  expect(reachesItsEnd(whole.subarray(0, whole.length / 2))).toBe(true)
})
