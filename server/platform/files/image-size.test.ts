import { expect, it } from 'vitest'
import { findFrames } from './image-frames.ts'
import { isTooManyPixels, readImageSize } from './image-size.ts'
import { makePng } from './testing/sample-files.ts'
import { makeGif } from './testing/sample-images.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u16 = (value: number) => [value >> 8, value & 255]
const u16le = (value: number) => [value & 255, value >> 8]
const u24le = (value: number) => [value & 255, (value >> 8) & 255, value >> 16]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const u32le = (value: number) => [...u16le(value & 0xffff), ...u16le(value >>> 16)]
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat())

/** A chunk of a WebP: padded to an even length. */
const webpChunk = (name: string, content: number[]) => [
  ...ascii(name),
  ...u32le(content.length),
  ...content,
  ...(content.length % 2 === 0 ? [] : [0]),
]
const webp = (...chunks: number[][]) => bytes(ascii('RIFF'), u32le(4 + chunks.flat().length), ascii('WEBP'), ...chunks)
const lossy = (width: number, height: number) =>
  webpChunk('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...u16le(width), ...u16le(height), 7])
const lossless = (width: number, height: number) =>
  webpChunk('VP8L', [0x2f, ...u32le((width - 1) | ((height - 1) << 14)), 7, 7])
const extended = (width: number, height: number) =>
  webpChunk('VP8X', [0x10, 0, 0, 0, ...u24le(width - 1), ...u24le(height - 1)])
const webpFrame = ([left, top, width, height]: number[], ...content: number[][]) =>
  webpChunk('ANMF', [
    ...[(left ?? 0) / 2, (top ?? 0) / 2, (width ?? 0) - 1, (height ?? 0) - 1, 100].flatMap(u24le),
    0,
    ...content.flat(),
  ])

const segment = (marker: number, content: number[]) => [0xff, marker, ...u16(content.length + 2), ...content]
const frameHeader = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0])
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments)
const comment = segment(0xfe, frameHeader(0xc0, 4, 4))
const TABLES = segment(0xc4, [1, 2, 3, 4, 5, 6, 7, 8, 9])

it.each([
  [12_000, 1, false],
  [12_001, 1, true],
  [1, 12_000, false],
  [1, 12_001, true],
  [10_000, 5_000, false],
  [10_000, 5_001, true],
])('an image of %i × %i pixels is too large: %s', (width, height, isTooMany) => {
  expect(isTooManyPixels({ width, height })).toBe(isTooMany)
})

it.each([
  ['PNG', makePng(300, 70_001), 300, 70_001],
  ['GIF', makeGif(1_234, 321), 1_234, 321],
  ['lossy WebP', webp(lossy(1_500, 16_383)), 1_500, 16_383],
  ['lossy WebP that says how it is scaled in the upper bits', webp(lossy(0x4000 | 640, 0xc000 | 480)), 640, 480],
  ['lossless WebP', webp(lossless(16_384, 257)), 16_384, 257],
  ['extended WebP', webp(extended(70_000, 66_000)), 70_000, 66_000],
  ['JPEG', jpeg(frameHeader(0xc0, 640, 360)), 640, 360],
  ['progressive JPEG behind its tables', jpeg(TABLES, frameHeader(0xc2, 641, 361)), 641, 361],
  ['JPEG with filling before its frame header', jpeg([0xff, 0xff], frameHeader(0xcf, 642, 362)), 642, 362],
  [
    'JPEG with what is no frame header before it',
    jpeg(segment(0xc8, [1]), segment(0xcc, [1]), segment(0xbf, [1]), frameHeader(0xc1, 643, 363)),
    643,
    363,
  ],
  ['JPEG whose comment holds another frame header', jpeg([0xff], comment, frameHeader(0xc0, 643, 363)), 643, 363],
  ['PNG that is one pixel', makePng(1, 1), 1, 1],
])('the size of a %s is read from its header', (_kind, file, width, height) => {
  expect(readImageSize(file)).toEqual({ width, height })
  // A file does not always begin at the start of its buffer.
  const within = new Uint8Array(file.length + 3)
  within.set(file, 3)
  expect(readImageSize(within.subarray(3))).toEqual({ width, height })
})

it.each([
  ['a PNG without width', makePng(0, 5)],
  ['a PNG without height', makePng(5, 0)],
  ['a PNG without its header', bytes([0x89], ascii('PNG\r\n\u001a\n'), u32(13), ascii('IDAT'), u32(4), u32(4))],
  ['what has a PNG’s header and is none', bytes(u32(1), u32(2), u32(13), ascii('IHDR'), u32(4), u32(4))],
  ['a WebP of an unknown kind', webp(webpChunk('VP9 ', [0x10, 0, 0, 0x9d, 1, 0x2a, 9, 0, 9, 0, 7, 7]))],
  ['a sound in the same container', bytes(ascii('RIFF'), u32le(30), ascii('WAVE'), lossy(4, 4))],
  ['a WebP in another container', bytes(ascii('RIFX'), u32le(30), ascii('WEBP'), lossy(4, 4))],
  ['a JPEG without a frame header', jpeg(TABLES)],
  ['a JPEG whose segments do not follow one another', jpeg([0xfe], frameHeader(0xc0, 4, 4))],
  ['a JPEG that stops in its frame header', jpeg([0xff, 0xc0, 0, 17, 8, 0, 4])],
  ['nothing', new Uint8Array(0)],
  ['words', bytes(ascii('These are words and no picture at all'))],
])('no size is read from %s', (_what, file) => {
  expect(readImageSize(file)).toBeUndefined()
})

it.each([0x00, 0x01, 0xd0, 0xd7])(
  'a JPEG cannot hide its size: marker %i has no length, so the frame header right after it counts, as in a decoder',
  (marker) => {
    const frame = frameHeader(0xc0, 3_000, 2_000)
    // Taken for a length, the frame header's own marker (0xffc0) points into the second comment, at a frame header of 4 × 4.
    const start = [0xff, 0xd8, 0xff, marker, ...frame]
    const first = segment(0xfe, Array<number>(60_000).fill(0))
    const filling = Array<number>(4 + 0xffc0 - start.length - first.length - 4).fill(0)
    const second = segment(0xfe, [...filling, ...frameHeader(0xc0, 4, 4)])
    expect(readImageSize(bytes(start, first, second))).toEqual({ width: 3_000, height: 2_000 })
  },
)

/** A GIF that begins with a colour table for all. */
function animatedGif(...blocks: number[][]) {
  const screen = [...ascii('GIF89a'), ...u16le(9), ...u16le(9), 0x81, 0, 0, ...Array<number>(12).fill(0x2c)]
  return bytes(screen, ...blocks, [0x3b])
}
const gifFrame = (place: number[], flags = 0, table: number[] = []) => [
  0x2c,
  ...place.flatMap(u16le),
  ...[flags, ...table, 2],
  ...[2, 0x2c, 0x2c, 1, 0x21, 0],
]
const gifComment = [0x21, 0xfe, 3, ...ascii('abc'), 2, ...ascii('de'), 0]

const pngChunk = (name: string, content: number[]) => [...u32(content.length), ...ascii(name), ...content, ...u32(0)]
const pngFrame = ([left, top, width, height]: number[]) =>
  pngChunk(
    'fcTL',
    [0, width, height, left, top].flatMap((value) => u32(value ?? 0)),
  )
const animatedPng = (...chunks: number[][]) => bytes([0x89], ascii('PNG\r\n\u001a\n'), ...chunks, pngChunk('IEND', []))

const ONE = [2, 4, 300, 20]
const OTHER = [0, 6, 10, 400]
const REACHED = [
  { width: 302, height: 24 },
  { width: 10, height: 406 },
]

it.each([
  ['GIF', animatedGif(gifComment, gifFrame(ONE), gifComment, gifFrame(OTHER))],
  ['GIF with colours of each frame', animatedGif(gifFrame(ONE, 0x80, Array<number>(6).fill(0x3b)), gifFrame(OTHER))],
  [
    'GIF whose frame has flags without colours',
    animatedGif(gifFrame(ONE, 0x47), gifFrame(OTHER, 0x87, Array<number>(768).fill(0x3b))),
  ],
  ['PNG', animatedPng(pngChunk('IHDR', [1, 2, 3]), pngFrame(ONE), pngChunk('IDAT', [7]), pngFrame(OTHER))],
  ['WebP', webp(extended(9, 9), webpChunk('ANIM', [1, 2, 3]), webpFrame(ONE), webpFrame(OTHER))],
])('the frames of an animated %s extend from its corner to their own far one', (_kind, file) => {
  expect(findFrames(file)).toEqual(REACHED)
  // A truncated file has the frames that were found.
  expect(findFrames(file.subarray(0, -12)).length).toBeGreaterThan(0)
})

it('the content of a WebP frame has a size of its own, which may be larger than the frame says', () => {
  const file = webp(extended(9, 9), webpFrame([0, 0, 8, 6], lossy(8_000, 6_000)), webpFrame(OTHER, lossless(500, 501)))
  expect(findFrames(file)).toEqual([
    { width: 8, height: 6 },
    { width: 8_000, height: 6_000 },
    { width: 10, height: 406 },
    { width: 500, height: 501 },
  ])
})

it('a still image and a file that is not an image have no frames', () => {
  expect(findFrames(makePng(4, 4))).toEqual([])
  expect(findFrames(jpeg(frameHeader(0xc0, 640, 360)))).toEqual([])
  expect(findFrames(new Uint8Array(2))).toEqual([])
})
