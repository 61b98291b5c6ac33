import { expect, it } from 'vitest'
import { luminance, ssim } from './ssim.ts'

const WIDTH = 32
const image = (valueAt: (x: number, y: number) => number) =>
  luminance(
    Uint8Array.from({ length: WIDTH * WIDTH * 4 }, (_, index) => {
      const pixel = index >> 2
      return valueAt(pixel % WIDTH, Math.floor(pixel / WIDTH))
    }),
  )
const waves = image((x, y) => 128 + 80 * Math.sin(x / 3) * Math.cos(y / 4))

it('similarity is 1 for the same image', () => expect(ssim(waves, waves, WIDTH)).toBeCloseTo(1))
it('similarity falls with noise, and further with another structure', () => {
  const noisy = waves.map((value, index) => value + ((index * 7919) % 21) - 10)
  const other = image((x, y) => 128 + 80 * Math.sin(y / 2) * Math.cos(x / 7))
  const [near, far] = [ssim(waves, noisy, WIDTH), ssim(waves, other, WIDTH)]
  expect(near).toBeGreaterThan(0.8)
  expect(near).toBeLessThan(0.999)
  expect(far).toBeLessThan(0.3)
})
it('similarity refuses images of different sizes', () =>
  expect(() => ssim(waves, new Float32Array(4), WIDTH)).toThrow('different sizes'))
