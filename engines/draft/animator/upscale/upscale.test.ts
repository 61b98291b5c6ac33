import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { nodeStudio } from '../studio-node.ts'
import { upscale, corrected } from './upscale.ts'
import { enlarge } from './enlarge.ts'
import { type Raster, rasterOf } from './raster.ts'

type Paint = (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void

const png = (width: number, height: number, paint: Paint): Uint8Array => {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d'))
  return new Uint8Array(canvas.toBuffer('image/png'))
}

async function pixelsOf(bytes: Uint8Array, width?: number, height?: number) {
  const image = await loadImage(bytes)
  const canvas = createCanvas(width ?? image.width, height ?? image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

interface Grey {
  data: Uint8ClampedArray
  width: number
  height: number
}
const difference = (a: Grey, b: Grey) => {
  let sum = 0
  for (let at = 0; at < a.data.length; at++) sum += ((a.data[at] ?? 0) - (b.data[at] ?? 0)) ** 2
  return Math.sqrt(sum / a.data.length)
}

/** Averages blocks, as a camera with fewer pixels would. */
function smaller({ data, width, height }: Grey, factor: number): Grey {
  const result = {
    width: width / factor,
    height: height / factor,
    data: new Uint8ClampedArray(data.length / factor ** 2),
  }
  for (let y = 0; y < result.height; y++)
    for (let x = 0; x < result.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let down = 0; down < factor; down++)
          for (let across = 0; across < factor; across++)
            sum += data[((y * factor + down) * width + x * factor + across) * 4 + channel] ?? 0
        result.data[(y * result.width + x) * 4 + channel] = sum / factor ** 2
      }
  return result
}

/** Strokes and discs of many sizes, as a photograph has edges of all kinds. */
const scene: Paint = (context) => {
  context.fillStyle = '#6a7f92'
  context.fillRect(0, 0, 400, 320)
  for (let at = 0; at < 60; at++) {
    context.fillStyle = `hsl(${(at * 47) % 360} 45% ${25 + ((at * 13) % 50)}%)`
    context.beginPath()
    context.arc((at * 83) % 400, (at * 59) % 320, 4 + ((at * 7) % 30), 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = '#f4f1e8'
  for (let at = 0; at < 20; at++) {
    context.lineWidth = 1 + (at % 3)
    context.beginPath()
    context.moveTo((at * 37) % 400, 0)
    context.lineTo((at * 91) % 400, 320)
    context.stroke()
  }
}

const original = png(400, 320, scene)
const small = await (async () => {
  const part = smaller(await pixelsOf(original), 2)
  return png(200, 160, (context) => {
    const image = context.createImageData(200, 160)
    image.data.set(part.data)
    context.putImageData(image, 0, 0)
  })
})()

describe('enlarging an image', () => {
  test.each([2, 4])(
    'an image enlarged %d times is exactly so large, and made small again it is the image',
    async (factor) => {
      const made = await upscale(nodeStudio, { image: small, factor, fidelity: 100 })
      expect([made.width, made.height]).toEqual([200 * factor, 160 * factor])
      expect(difference(smaller(await pixelsOf(made.bytes), factor), await pixelsOf(small))).toBeLessThan(6)
    },
  )

  test('upscaling is closer to the original than stretching', async () => {
    const truth = await pixelsOf(original)
    const made = await pixelsOf((await upscale(nodeStudio, { image: small, factor: 2, fidelity: 100 })).bytes)
    expect(difference(made, truth)).toBeLessThan(difference(await pixelsOf(small, 400, 320), truth) * 0.93)
  })

  test('upscaling a part gives the same pixels as upscaling the whole, at any added detail', async () => {
    const options = { image: small, factor: 2, fidelity: 10, grain: 60, keepsSkin: true }
    const area = { x: 70, y: 40, width: 48, height: 40 }
    const [part, whole] = [await upscale(nodeStudio, { ...options, area }), await upscale(nodeStudio, options)]
    const image = await loadImage(whole.bytes)
    const context = createCanvas(96, 80).getContext('2d')
    context.drawImage(image, -140, -80)
    // The whole is a JPEG: what differs is its own noise.
    expect(difference(await pixelsOf(part.bytes), context.getImageData(0, 0, 96, 80))).toBeLessThan(7)
  })

  test('upscaling adds more detail at lower fidelity, and none in smooth areas', async () => {
    const speckled = png(120, 120, (context) => {
      context.fillStyle = '#808080'
      context.fillRect(0, 0, 120, 120)
      for (let at = 0; at < 3_000; at++) {
        context.fillStyle = `rgb(${90 + ((at * 37) % 80)} ${90 + ((at * 37) % 80)} ${90 + ((at * 37) % 80)})`
        context.fillRect((at * 71) % 60, (at * 113) % 120, 1, 1)
      }
    })
    const spreads: number[][] = []
    for (const fidelity of [100, 40, 0]) {
      const made = await upscale(nodeStudio, { image: speckled, factor: 4, fidelity })
      const pixels = await pixelsOf(made.bytes)
      spreads.push([fineSpread(pixels, 0, 220), fineSpread(pixels, 260, 480)])
    }
    const [[faithful = 0, smooth = 0] = [], [some = 0] = [], [much = 0, stillSmooth = 0] = []] = spreads
    expect(some).toBeGreaterThan(faithful * 1.1)
    expect(much).toBeGreaterThan(some * 1.05)
    expect(stillSmooth).toBeLessThan(smooth + 0.5)
  })

  test('protected skin gets no added detail, everything else does', async () => {
    const portrait = png(120, 60, (context) => {
      for (let x = 0; x < 120; x++)
        for (let y = 0; y < 60; y++) {
          const light = (x * 31 + y * 17) % 22
          context.fillStyle =
            x < 60 ? `rgb(${200 + light} ${150 + light} ${125 + light})` : `rgb(60 ${90 + light} ${150 + light})`
          context.fillRect(x, y, 1, 1)
        }
    })
    const options = { image: portrait, factor: 2, fidelity: 0 }
    const free = await pixelsOf((await upscale(nodeStudio, options)).bytes)
    const kept = await pixelsOf((await upscale(nodeStudio, { ...options, keepsSkin: true })).bytes)
    expect(fineSpread(kept, 8, 110)).toBeLessThan(fineSpread(free, 8, 110) * 0.8)
    expect(fineSpread(kept, 130, 236)).toBeCloseTo(fineSpread(free, 130, 236), 0)
  })

  test('upscaling adds the requested grain, the same each time', async () => {
    const plain = png(64, 64, (context) => {
      context.fillStyle = '#7a7a7a'
      context.fillRect(0, 0, 64, 64)
    })
    const spread = async (grain: number) =>
      fineSpread(await pixelsOf((await upscale(nodeStudio, { image: plain, factor: 2, grain })).bytes), 0, 128)
    const [none, half, full] = [await spread(0), await spread(50), await spread(100)]
    expect(none).toBeLessThan(0.5)
    expect(full).toBeGreaterThan(half * 1.5)
    expect(await spread(50)).toBe(half)
  })

  test('a drawing keeps hard edges: few pixels lie between its two inks', async () => {
    const drawing = png(80, 80, (context) => {
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, 80, 80)
      context.fillStyle = '#101010'
      context.beginPath()
      context.arc(40, 40, 22, 0, Math.PI * 2)
      context.fill()
    })
    const between = ({ data }: Grey) => {
      let count = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 60 && (data[at] ?? 0) < 200) count++
      return count
    }
    const photo = await pixelsOf((await upscale(nodeStudio, { image: drawing, factor: 4 })).bytes)
    const drawn = await pixelsOf((await upscale(nodeStudio, { image: drawing, factor: 4, isDrawing: true })).bytes)
    expect(between(drawn)).toBeLessThan(between(photo) * 0.7)
  })
})

/** How much neighbours differ between two columns. */
function fineSpread({ data, width, height }: Grey, from: number, to: number): number {
  let sum = 0
  let count = 0
  for (let y = 4; y < height - 4; y++)
    for (let x = from + 4; x < Math.min(to, width - 4); x++) {
      sum += Math.abs((data[(y * width + x) * 4] ?? 0) - (data[(y * width + x + 1) * 4] ?? 0))
      count++
    }
  return sum / count
}

/** Discs of many sizes and colours, none so dark or bright that overshooting would be cut off. */
function detailed(): Raster {
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

/** How far the enlarged image, averaged back, is from the source; root mean square, of 255. */
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

test.each([2, 4])('an image that was corrected loses nothing when it is enlarged %d times', (factor) => {
  const source = detailed()
  expect(lost(source, factor, corrected(source, factor))).toBeLessThan(0.25)
  expect(lost(source, factor, source)).toBeGreaterThan(1)
})
