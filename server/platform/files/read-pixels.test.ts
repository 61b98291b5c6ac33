import { expect, it } from 'vitest'
import type { PixelSize } from '#server/platform/ports/sandbox.ts'
import { bytesSource } from './inspect.ts'
import { measureImage } from './measure-image.ts'
import { readPixels } from './read-pixels.ts'
import { makePng } from './testing/sample-files.ts'
import { makeGif } from './testing/sample-images.ts'

const sized = (width: number, height: number) => async (): Promise<PixelSize> => ({ width, height })
const measure = (bytes: Uint8Array, decode: (bytes: Uint8Array) => Promise<PixelSize>) =>
  measureImage(decode)(null, [bytesSource(bytes)])

it('an image has the size of its header, rotated where its orientation says so', async () => {
  const png = makePng(30, 20)
  expect(await measure(png, sized(30, 20))).toEqual({ width: 30, height: 20 })
  expect(await measure(png, sized(20, 30))).toEqual({ width: 20, height: 30 })
  // A decoder that scales, or gets one side wrong, is not trusted.
  expect(await measure(png, sized(15, 10))).toEqual({ width: 30, height: 20 })
  expect(await measure(png, sized(20, 20))).toEqual({ width: 30, height: 20 })
  expect(await measure(png, sized(30, 30))).toEqual({ width: 30, height: 20 })
})

it('an animation is accepted with as many frames and pixels as can be decoded, and no more', async () => {
  const frames = (count: number, width: number, height: number) =>
    Array.from({ length: count }, () => ({ width, height }))
  const gif = (...of: Parameters<typeof frames>) => measure(makeGif(8, 8, frames(...of)), sized(8, 8))
  await expect(gif(2_000, 1, 1)).resolves.toEqual({ width: 8, height: 8 })
  await expect(gif(2_001, 1, 1)).rejects.toThrow('The image has too many frames (2001)')
  await expect(gif(20, 10_000, 5_000)).resolves.toEqual({ width: 8, height: 8 })
  await expect(gif(21, 10_000, 5_000)).rejects.toThrow('The image has too many frames (21)')
  await expect(gif(2, 12_001, 9)).rejects.toThrow('The image is too large (12001 × 9 pixels)')
})

it('an image that cannot be read is refused with a message for users, before or by its decoder', async () => {
  const decode = sized(4, 4)
  const png = makePng(4, 4)
  await expect(measureImage(decode)(null, [])).rejects.toThrow('The file is missing')
  await expect(measure(new Uint8Array(50), decode)).rejects.toThrow('Couldn’t read the image')
  await expect(measure(png.subarray(0, -12), decode)).rejects.toThrow('The image is incomplete')
  await expect(measure(png, sized(12_001, 4))).rejects.toThrow(/^The image is too large$/u)
  const broken = () => Promise.reject(new Error('zlib: invalid distance'))
  await expect(measure(png, broken)).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: 'Couldn’t read the image',
    cause: { message: 'zlib: invalid distance' },
  })
})

/** Reads an image of these pixels, RGBA each; also returns the size that was requested from the decoder. */
async function read(size: PixelSize, side: number, pixels: number[][] = []) {
  let fitted: PixelSize | undefined
  const decodePixels: Parameters<typeof readPixels>[1] = async (_bytes, fit) => {
    fitted = fit(size)
    const count = fitted.width * fitted.height * 4
    const data = pixels.length > 0 ? new Uint8ClampedArray(pixels.flat()) : new Uint8ClampedArray(count)
    return { ...(pixels.length > 0 ? { width: pixels.length, height: 1 } : fitted), original: size, data }
  }
  const decode = sized(size.width, size.height)
  const image = await readPixels(decode, decodePixels)({ side }, [bytesSource(makePng(size.width, size.height))])
  return { fitted, image }
}

it.each([
  [{ width: 200, height: 100 }, 40, { width: 40, height: 20 }],
  [{ width: 100, height: 200 }, 40, { width: 20, height: 40 }],
  [{ width: 40, height: 30 }, 40, { width: 40, height: 30 }],
  [{ width: 10, height: 5 }, 40, { width: 10, height: 5 }],
  [{ width: 1_000, height: 3 }, 40, { width: 40, height: 1 }],
  [{ width: 3, height: 1_000 }, 40, { width: 1, height: 40 }],
])('an image of %o is read within %i px as %o, never larger than it is', async (size, side, expected) => {
  const { fitted, image } = await read(size, side)
  expect(fitted).toEqual(expected)
  expect(image).toMatchObject({ ...expected, original: size })
})

it('transparent pixels are counted and blended with white', async () => {
  const pixels = [
    [10, 20, 30, 255],
    [10, 20, 30, 250],
    [0, 100, 200, 249],
    [0, 51, 255, 0],
    [0, 100, 255, 102],
  ]
  const { image } = await read({ width: 5, height: 1 }, 40, pixels)
  expect(image.transparent).toBe(0.6)
  expect([...image.data]).toEqual([
    ...[10, 20, 30, 255],
    ...[15, 25, 34, 255],
    ...[6, 104, 201, 255],
    ...[255, 255, 255, 255],
    ...[153, 193, 255, 255],
  ])
  expect(image.data).toBeInstanceOf(Uint8Array)
  expect(image.hash).toMatch(/^[0-9a-f]{16}$/u)
})

it('pixels are read only from a file that is a complete image', async () => {
  const never = () => Promise.reject(new Error('It was decoded'))
  await expect(readPixels(never, never)({ side: 9 }, [])).rejects.toThrow('The file is missing')
  await expect(readPixels(never, never)({ side: 9 }, [bytesSource(new Uint8Array(9))])).rejects.toThrow(
    'Couldn’t read the image',
  )
})
