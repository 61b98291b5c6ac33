import { describe, expect, test } from 'vitest'
import { IMAGE_MODEL_RATIOS } from './image-model.ts'
import { cropFrame, expandFrame, isWhole, newShare } from './reframe.ts'

const image = { width: 1920, height: 1080 }
const shapes = IMAGE_MODEL_RATIOS.map(({ value }) => value)
const proportion = (ratio: string, of = image) => {
  const [across = of.width, down = of.height] = ratio === 'auto' ? [] : ratio.split(':').map(Number)
  return across / down
}

describe('a crop', () => {
  test('a crop is the largest part of each shape, is inside the image and contains the focal point', () => {
    for (const ratio of shapes)
      for (const focus of [
        { x: 0.5, y: 0.5 },
        { x: 0, y: 1 },
        { x: 0.93, y: 0.21 },
      ]) {
        const frame = cropFrame(image, { ratio, focus, frameSize: 100 })
        const [x, y] = [focus.x * image.width, focus.y * image.height]
        expect(Math.abs(frame.width - frame.height * proportion(ratio))).toBeLessThan(6)
        expect(image.width - frame.width < 3 || image.height - frame.height < 3).toBe(true)
        expect(frame.x >= 0 && frame.x + frame.width <= image.width).toBe(true)
        expect(frame.y >= 0 && frame.y + frame.height <= image.height).toBe(true)
        expect(x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height).toBe(true)
      }
  })

  test('a crop has the focal point in its middle where the edges allow it', () => {
    const frame = cropFrame(image, { ratio: '9:16', focus: { x: 0.3, y: 0.5 }, frameSize: 100 })
    expect(frame).toEqual({ x: 273, y: 0, width: 606, height: 1080 })
    expect(cropFrame(image, { ratio: 'auto', focus: { x: 0.5, y: 0.5 }, frameSize: 50 })).toEqual({
      ...{ x: 480, y: 270, width: 960, height: 540 },
    })
  })

  test('a crop of the smallest image there is has a size', () => {
    const frame = cropFrame({ width: 1, height: 1 }, { ratio: '21:9', focus: { x: 1, y: 1 }, frameSize: 25 })
    expect(frame).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })
})

describe('an expanded frame', () => {
  test('an expanded frame is the smallest of each shape that contains the whole image', () => {
    for (const ratio of shapes) {
      const frame = expandFrame(image, { ratio, focus: { x: 0.9, y: 0.5 }, frameSize: 100 })
      expect(Math.abs(frame.width - frame.height * proportion(ratio))).toBeLessThan(6)
      expect(frame.width - image.width < 3 || frame.height - image.height < 3).toBe(true)
      expect(frame.x <= 0 && frame.x + frame.width >= image.width).toBe(true)
      expect(frame.y <= 0 && frame.y + frame.height >= image.height).toBe(true)
    }
  })

  test('an expanded frame brings the focal point to its middle as far as the image stays whole', () => {
    const square = { width: 1000, height: 1000 }
    expect(expandFrame(square, { ratio: '3:2', focus: { x: 0.4, y: 0.5 }, frameSize: 100 })).toMatchObject({ x: -350 })
    expect(expandFrame(square, { ratio: '3:2', focus: { x: 0, y: 0.5 }, frameSize: 100 })).toMatchObject({ x: -500 })
    const frame = expandFrame(square, { ratio: 'auto', focus: { x: 0.5, y: 0.5 }, frameSize: 200 })
    expect(frame).toEqual({ x: -500, y: -500, width: 2000, height: 2000 })
    expect(newShare(square, frame)).toBe(0.75)
  })
})

test('a frame of the image’s own shape is the image as it is, also where rounding takes a pixel', () => {
  const odd = { width: 1919, height: 1081 }
  const whole = { ratio: 'auto', focus: { x: 0.5, y: 0.5 }, frameSize: 100 } as const
  for (const size of [image, odd]) {
    expect(isWhole(size, cropFrame(size, whole))).toBe(true)
    expect(isWhole(size, expandFrame(size, whole))).toBe(true)
  }
  expect(isWhole(image, cropFrame(image, { ...whole, ratio: '4:3' }))).toBe(false)
})
