import { expect, test } from 'vitest'
import { frameOf, isUncut, turned, UNCUT } from './cut-image.ts'

const wide = { width: 1200, height: 800 }

test('a rotated image is as high as it was wide, and is cut after its rotation', () => {
  expect(turned(wide, 1)).toEqual({ width: 800, height: 1200 })
  expect(turned(wide, 2)).toEqual(wide)
  expect(frameOf(wide, { ...UNCUT, turns: 3, shape: '1:1', middle: { x: 0.5, y: 1 } })).toEqual({
    ...{ x: 0, y: 400 },
    ...{ width: 800, height: 800 },
  })
})

test('a frame stays within the image, and the whole upright image is no change', () => {
  expect(frameOf(wide, { ...UNCUT, size: 50, middle: { x: 1, y: 0 } })).toEqual({
    ...{ x: 600, y: 0 },
    ...{ width: 600, height: 400 },
  })
  expect(isUncut(wide, UNCUT)).toBe(true)
  expect(isUncut(wide, { ...UNCUT, turns: 2 })).toBe(false)
  expect(isUncut(wide, { ...UNCUT, size: 90 })).toBe(false)
  expect(isUncut({ width: 800, height: 800 }, { ...UNCUT, shape: '1:1' })).toBe(true)
})
