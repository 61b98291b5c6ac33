import { expect, test } from 'vitest'
import { cropRectangle } from './asset-need.ts'

test('without a crop the whole image is used', () => {
  expect(cropRectangle(null, 400, 300)).toEqual({ left: 0, top: 0, width: 400, height: 300 })
})

test('a crop is cut in whole pixels', () => {
  expect(cropRectangle({ x: 0.25, y: 0.1, width: 0.5, height: 0.333 }, 401, 300)).toEqual({
    left: 100,
    top: 30,
    width: 201,
    height: 100,
  })
})

test('a crop is never empty and never outside of the image', () => {
  expect(cropRectangle({ x: 1, y: 1, width: 0, height: 0 }, 400, 300)).toEqual({
    left: 399,
    top: 299,
    width: 1,
    height: 1,
  })
  expect(cropRectangle({ x: -1, y: -1, width: 5, height: 5 }, 400, 300)).toEqual({
    left: 0,
    top: 0,
    width: 400,
    height: 300,
  })
  expect(cropRectangle({ x: 0.5, y: 0.5, width: 1, height: 1 }, 400, 300)).toMatchObject({ width: 200, height: 150 })
})
