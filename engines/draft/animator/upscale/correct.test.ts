import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { corrected } from './correct.ts'
import { enlarge } from './enlarge.ts'
import { type Raster, rasterOf } from './raster.ts'

/** Discs of many sizes and colours, none so dark or bright that overshooting would be cut off. */
function scene(): Raster {
  const context = createCanvas(120, 90).getContext('2d')
  context.fillStyle = '#6a7f92'
  context.fillRect(0, 0, 120, 90)
  for (let at = 0; at < 60; at++) {
    context.fillStyle = `hsl(${(at * 47) % 360} 45% ${25 + ((at * 13) % 50)}%)`
    context.beginPath()
    context.arc((at * 83) % 120, (at * 59) % 90, 2 + ((at * 7) % 9), 0, Math.PI * 2)
    context.fill()
  }
  return rasterOf(context.getImageData(0, 0, 120, 90))
}

/** How far the enlarged picture, averaged back, is from the source; root mean square, of 255. */
function lost(source: Raster, factor: number, given: Raster): number {
  const { width, height } = source
  const large = {
    width: width * factor,
    height: height * factor,
    data: new Uint8ClampedArray(width * height * factor ** 2 * 4),
  }
  enlarge(given, factor, large)
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let mean = 0
        for (let block = 0; block < factor ** 2; block++) {
          const row = (y * factor + Math.floor(block / factor)) * large.width
          mean += (large.data[(row + x * factor + (block % factor)) * 4 + channel] ?? 0) / factor ** 2
        }
        sum += (mean - (source.data[(y * width + x) * 3 + channel] ?? 0)) ** 2
      }
  return Math.sqrt(sum / (width * height * 3))
}

test.each([2, 4])('a picture that was corrected loses nothing when it is enlarged %d times', (factor) => {
  const source = scene()
  expect(lost(source, factor, corrected(source, factor))).toBeLessThan(0.25)
  expect(lost(source, factor, source)).toBeGreaterThan(1)
})
