import { expect, it } from 'vitest'
import { imageModelSize, ratioLabel } from './image-model.ts'

it('an image model paints about as many pixels in every shape, with even sides', () => {
  expect(imageModelSize('1:1', 1024)).toEqual({ width: 1024, height: 1024 })
  expect(imageModelSize('16:9', 1024)).toEqual({ width: 1366, height: 768 })
  expect(imageModelSize('9:21', 1024)).toEqual({ width: 670, height: 1564 })
})

it('auto takes the shape of the input image, and is square without one', () => {
  expect(imageModelSize('auto', 100, { width: 400, height: 100 })).toEqual({ width: 200, height: 50 })
  expect(imageModelSize('auto', 100)).toEqual({ width: 100, height: 100 })
  expect(imageModelSize('auto', 100, { width: 1, height: 100_000 })).toEqual({ width: 2, height: 31_622 })
})

it('a shape is shown by its label', () => {
  expect(['auto', '16:9'].map(ratioLabel)).toEqual(['Auto (Match Input)', '16:9'])
})
