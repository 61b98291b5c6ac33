import { expect, it } from 'vitest'
import { inpaintingProblem, maskCoverage } from './inpainting.ts'

const pixels = (...rgba: number[][]) => new Uint8ClampedArray(rgba.flat())
const white = [255, 255, 255, 255]
const black = [0, 0, 0, 255]
const clear = [255, 255, 255, 0]

it('the inpainting check counts bright, opaque pixels only', () => {
  expect(maskCoverage(pixels(white, black, clear, [200, 200, 200, 255]))).toBe(0.5)
  expect(maskCoverage(pixels())).toBe(0)
})

it('the inpainting check says what is missing, the mask first', () => {
  expect(inpaintingProblem('', 0)).toBe('Paint over the part you want to change')
  expect(inpaintingProblem('  ', 0.2)).toBe('Describe what should appear there')
  expect(inpaintingProblem('x'.repeat(1001), 0.2)).toBe('Use at most 1000 characters')
  expect(inpaintingProblem('a red boat', 0.2)).toBeNull()
})
