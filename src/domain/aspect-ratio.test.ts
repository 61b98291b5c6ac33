import { describe, expect, it } from 'vitest'
import { ASPECT_RATIOS, aspectRatio, editorStageSize, outputSize } from './aspect-ratio.ts'
import { IMAGE_MODEL_RATIOS, imageModelSize } from './image-model.ts'

describe('story shapes', () => {
  it.each([
    ['NINE_SIXTEEN', 1080, 1920, 5, 216, 384],
    ['SIXTEEN_NINE', 1920, 1080, 4.5, 1920 / 4.5, 240],
    ['ONE_ONE', 1080, 1080, 2.5, 432, 432],
  ] as const)(
    'the story shape %s has its output size and its stage in the editor',
    (value, width, height, divisor, stageWidth, stageHeight) => {
      expect(outputSize(value)).toEqual({ width, height })
      expect(aspectRatio(value).editorScaleDivisor).toBe(divisor)
      expect(editorStageSize(value)).toEqual({ width: stageWidth, height: stageHeight })
    },
  )

  it('the labels of story shapes match their proportion', () => {
    for (const { label, width, height } of ASPECT_RATIOS) {
      const [across = 0, down = 0] = label.split(':').map(Number)
      expect(across * height).toBe(down * width)
    }
  })
})

describe('image model shapes', () => {
  it('the image model shapes are the twelve of the specification in its order', () => {
    expect(IMAGE_MODEL_RATIOS.map((ratio) => ratio.label)).toEqual(
      'Auto (Match Input),16:9,9:16,1:1,4:3,3:4,2:3,3:2,4:5,5:4,21:9,9:21'.split(','),
    )
  })

  it('the image shape Auto keeps that of the input, and without an input is square', () => {
    expect(imageModelSize('auto', 1024, { width: 300, height: 200 })).toEqual(imageModelSize('3:2', 1024))
    expect(imageModelSize('auto', 1024)).toEqual({ width: 1024, height: 1024 })
  })

  it('every image model shape has the same number of pixels, and both sides even', () => {
    for (const { value } of IMAGE_MODEL_RATIOS) {
      const { width, height } = imageModelSize(value, 1024)
      expect((width % 2) + (height % 2)).toBe(0)
      expect((width * height) / 1024 ** 2).toBeCloseTo(1, 2)
      const [across, down] = value.split(':').map(Number)
      if (across && down) expect(width / height / (across / down)).toBeCloseTo(1, 2)
    }
  })
})
