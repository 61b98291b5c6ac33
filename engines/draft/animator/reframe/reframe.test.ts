import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { makeNodeCanvas } from '../../illustrator/canvas-node.ts'
import { paint } from '../../illustrator/illustrator.ts'
import { cropFrame, MIDDLE } from '#src/domain/reframe.ts'
import { EngineError } from '#engines/ports.ts'
import { createRetoucher } from '../retoucher.ts'
import { nodeStudio } from '../studio-node.ts'

const retoucher = createRetoucher(nodeStudio)

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>

/** A drawing with the noise of a camera. */
function photo(width: number, height: number, draw: (context: Context) => void): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  draw(context)
  const pixels = context.getImageData(0, 0, width, height)
  let chance = 7
  for (let at = 0; at < pixels.data.length; at++) {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648
    if (at % 4 < 3) pixels.data[at] = (pixels.data[at] ?? 0) + (((chance >> 8) % 32) - 16)
  }
  context.putImageData(pixels, 0, 0)
  return new Uint8Array(canvas.toBuffer('image/png'))
}

async function pixelsOf(bytes: Uint8Array) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** Sky over land, with a standing person. @param at middle of the person, px */
const landscape = (at: number) =>
  photo(640, 360, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, 220)
    sky.addColorStop(0, '#6fa8dc')
    sky.addColorStop(1, '#e8f0f4')
    context.fillStyle = sky
    context.fillRect(0, 0, 640, 220)
    context.fillStyle = '#6c7a4c'
    context.fillRect(0, 220, 640, 140)
    context.fillStyle = '#7c2430'
    context.fillRect(at - 28, 170, 56, 150)
    context.fillStyle = '#d9a878'
    context.beginPath()
    context.arc(at, 148, 24, 0, Math.PI * 2)
    context.fill()
  })

describe('the subject of an image', () => {
  test.each([90, 250, 540])('an image’s subject is found where it stands: %i px from the left of 640', async (at) => {
    const image = landscape(at)
    const subject = await retoucher.findSubject(image)
    expect(Math.abs(subject.x * 640 - at)).toBeLessThan(25)
    expect(subject.certainty).toBeGreaterThan(0.2)
    // The upright part around it holds the whole of it; around the middle of the image two of the three would be cut.
    const frame = cropFrame({ width: 640, height: 360 }, { ratio: '9:16', focus: subject, frameSize: 100 })
    expect(frame.x).toBeLessThan(at - 28)
    expect(frame.x + frame.width).toBeGreaterThan(at + 28)
  })

  test.each([
    ['a red boat on the sea', 'cinematic', 3, { x: [0.55, 0.75], y: [0.6, 0.9] }],
    ['a lighthouse on a cliff at dusk', 'watercolour', 4, { x: [0.6, 0.75], y: [0.1, 0.6] }],
    ['a bird in the sky', 'storybook', 12, { x: [0.25, 0.45], y: [0.2, 0.45] }],
  ] as const)('the subject of a painted image is found: %s, in %s', async (prompt, look, seed, { x, y }) => {
    const painted = paint(makeNodeCanvas, { prompt, look, seed, width: 640, height: 360 })
    const subject = await retoucher.findSubject(await painted.encode(0.9))
    expect(subject.x).toBeGreaterThan(x[0])
    expect(subject.x).toBeLessThan(x[1])
    expect(subject.y).toBeGreaterThan(y[0])
    expect(subject.y).toBeLessThan(y[1])
  })

  test('finds the whole subject where it fills most of a narrow image', async () => {
    const image = photo(202, 360, (context) => {
      context.fillStyle = '#9aa4ad'
      context.fillRect(0, 0, 202, 360)
      context.fillStyle = '#c22'
      context.beginPath()
      context.arc(101, 150, 62, 0, Math.PI * 2)
      context.fill()
    })
    const subject = await retoucher.findSubject(image)
    expect(Math.abs(subject.x * 202 - 101)).toBeLessThan(15)
    expect(Math.abs(subject.y * 360 - 150)).toBeLessThan(20)
  })

  test('falls back to the middle as subject in a plain, a tiny and a thread-thin image', async () => {
    const even = photo(320, 200, (context) => {
      context.fillStyle = '#678'
      context.fillRect(0, 0, 320, 200)
    })
    const none = { ...MIDDLE, certainty: 0, left: 0, top: 0, width: 1, height: 1 }
    for (const image of [even, photo(1, 1, () => {}), photo(900, 3, () => {})])
      expect(await retoucher.findSubject(image)).toEqual(none)
  })

  test('rejects subject detection in bytes that are no image, with a message', async () => {
    await expect(retoucher.findSubject(new Uint8Array([1, 2, 3]))).rejects.toThrow(EngineError)
  })
})

test('a cropped part is the image’s own pixels, and a photograph stays a JPEG', async () => {
  const image = landscape(90)
  const area = { x: 41, y: 0, width: 202, height: 360 }
  const part = await retoucher.cutPart({ image, area, mayBeJpeg: true })
  expect(part).toMatchObject({ contentType: 'image/png', width: 202, height: 360 })
  const [whole, cut] = [await pixelsOf(image), await pixelsOf(part.bytes)]
  for (const [x, y] of [
    [0, 0],
    [100, 200],
    [201, 359],
  ] as const) {
    const [from, to] = [(y * 640 + x + 41) * 4, (y * 202 + x) * 4]
    expect([...cut.data.slice(to, to + 4)]).toEqual([...whole.data.slice(from, from + 4)])
  }
  const canvas = createCanvas(640, 360)
  canvas.getContext('2d').drawImage(await loadImage(image), 0, 0)
  const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg'))
  expect(await retoucher.cutPart({ image: jpeg, area, mayBeJpeg: true })).toMatchObject({ contentType: 'image/jpeg' })
})

describe('an expanded image', () => {
  const area = { x: 60, y: 100, width: 640, height: 360 }
  const size = { width: 760, height: 620 }

  test('expanding keeps the image in place and continues each edge', async () => {
    const image = landscape(320)
    const made = await retoucher.expand({ image, area, ...size, look: 'cinematic', seed: 1 })
    expect(made).toMatchObject(size)
    const [before, after] = [await pixelsOf(image), await pixelsOf(made.bytes)]
    let away = 0
    for (let y = 0; y < 360; y++)
      for (let x = 0; x < 640; x++)
        for (let channel = 0; channel < 3; channel++)
          away += Math.abs(
            (before.data[(y * 640 + x) * 4 + channel] ?? 0) -
              (after.data[((y + area.y) * size.width + x + area.x) * 4 + channel] ?? 0),
          )
    // As near as JPEG comes to noise.
    expect(away / (640 * 360 * 3)).toBeLessThan(8)
    const mean = (x: number, y: number) => {
      const sums = [0, 0, 0]
      for (let down = 0; down < 10; down++)
        for (let across = 0; across < 10; across++)
          for (let channel = 0; channel < 3; channel++)
            sums[channel] =
              (sums[channel] ?? 0) + (after.data[((y + down) * size.width + x + across) * 4 + channel] ?? 0) / 100
      return sums
    }
    const near = (one: number[], other: number[]) =>
      Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
    // Sky above the image, to its outermost rows; land below it; both beside it, at their own height.
    for (const x of [10, 370, 740]) {
      expect(near(mean(x, 0), mean(370, 130))).toBeLessThan(40)
      expect(near(mean(x, 608), mean(200, 440))).toBeLessThan(30)
    }
    for (const x of [0, 748]) {
      expect(near(mean(x, 140), mean(200, 140))).toBeLessThan(30)
      expect(near(mean(x, 430), mean(200, 430))).toBeLessThan(30)
    }
  })

  test('expands an image for an inpainting model by a blurred reflection at each edge', async () => {
    const begun = await retoucher.mirrorAround({ image: landscape(320), area, ...size })
    expect(begun).toMatchObject(size)
    const { data } = await pixelsOf(begun.bytes)
    const at = (x: number, y: number) => [...data.slice((y * size.width + x) * 4, (y * size.width + x) * 4 + 3)]
    const isSky = ([red = 0, , blue = 0]: number[]) => blue > red + 20
    // Sky beside sky and above it, land beside land and below it: to the corners.
    expect([at(5, 130), at(755, 130), at(380, 20), at(3, 3)].map(isSky)).toEqual([true, true, true, true])
    expect([at(5, 430), at(755, 430), at(100, 600), at(757, 617)].map(isSky)).toEqual([false, false, false, false])
    // The noise of the camera is 16 either way.
    for (let x = 1; x < 50; x++) expect(Math.abs((at(x, 300)[0] ?? 0) - (at(x - 1, 300)[0] ?? 0))).toBeLessThan(5)
  })

  test('an expanded image has a mask of the added area', async () => {
    const mask = await retoucher.maskAround({ area, ...size })
    expect(await retoucher.areaOf(mask.bytes)).toEqual({ x: 0, y: 0, ...size })
    const { data } = await pixelsOf(mask.bytes)
    const at = (x: number, y: number) => data[(y * size.width + x) * 4]
    expect([at(59, 300), at(60, 300), at(699, 300), at(700, 300), at(300, 99), at(300, 100)]).toEqual([
      ...[255, 0, 0, 255, 255, 0],
    ])
  })
})
