import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadBidi } from '../captions/bidi.ts'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { colorAssets, isNear, pixelCanvas, type Rgb, stageOf, stripes, UNTOUCHED } from '../testing/pixels.ts'
import { sampleText } from '../testing/sample-overlays.ts'
import { drawOverlay } from './draw-overlay.ts'
import { layoutText } from './layout-text.ts'
import type { OverlayMotion, VideoTextOverlay } from './overlay.ts'

beforeAll(async () => {
  vi.stubGlobal('OffscreenCanvas', NodeCanvas)
  await loadBidi()
})
afterAll(() => void vi.unstubAllGlobals())

const SIZE = [400, 200] as const
const motion = (name: OverlayMotion['name'], by: OverlayMotion['by']): OverlayMotion => ({
  ...{ name, by, durationInFrames: 10, easing: 'LINEAR' },
})

/** Where something of a text is seen: the box around it, px, and its pixels. */
function drawn(text: string, change: Partial<VideoTextOverlay> = {}, frame = 15) {
  const { ctx, seen } = pixelCanvas(...SIZE)
  const assets = colorAssets({ '🎉': stripes(['#0f0'], 20, 20), '🇩🇪': { state: 'loading' } })
  drawOverlay(ctx, sampleText(text, change), stageOf(...SIZE, frame, assets))
  const at = seen()
  const points: [x: number, y: number, colour: Rgb][] = []
  for (let y = 0; y < SIZE[1]; y++)
    for (let x = 0; x < SIZE[0]; x++) if (!isNear(at(x, y), UNTOUCHED)) points.push([x, y, at(x, y)])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    at,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    has: (colour: Rgb) => points.some(([, , own]) => isNear(own, colour)),
    count: points.length,
  }
}

describe('layout', () => {
  const lines = (text: string, maxWidth: number, change: Partial<VideoTextOverlay> = {}) => {
    const { ctx } = pixelCanvas(8, 8)
    const { align, lineHeight } = sampleText('', change)
    const layout = layoutText(ctx, {
      text,
      align,
      lineHeight,
      maxWidth,
      fontSize: 20,
      font: '20px sans-serif',
      language: 'en',
    })
    return layout.lines.map((_, line) =>
      layout.pieces
        .filter((piece) => piece.line === line)
        .map((piece) => piece.text)
        .join('|'),
    )
  }

  test('a text is set in lines as wide as its box; its own line breaks stay, empty lines too', () => {
    expect(lines('one two three four', 100)).toEqual(['one|two', 'three|four'])
    expect(lines('one\n\ntwo', 1000)).toEqual(['one', '', 'two'])
  })

  test('a word that is wider than the box is cut between letters', () => {
    const cut = lines('HHHHHHHHHHHH', 60)
    expect(cut.join('')).toBe('HHHHHHHHHHHH')
    expect(cut.length).toBeGreaterThan(2)
    expect(lines('HH', 1)).toEqual(['H', 'H'])
  })

  test('words without spaces between them are divided, but no line begins with a closing mark', () => {
    const cut = lines('今日はとてもいい天気です。明日も晴れる。', 60)
    expect(cut.length).toBeGreaterThan(2)
    for (const line of cut) expect(line).not.toMatch(/^[。、]/u)
  })

  test('words of both directions stand as they are read', () => {
    expect(lines('שלום abc עולם', 1000)).toEqual(['עולם|abc|שלום'])
  })

  test('an emoji is a piece of its own, with the letters around it', () => {
    expect(lines('hey👩‍🚀!', 1000)).toEqual(['hey|👩‍🚀|!'])
  })
})

test('a text stands in the middle of its box, and at its start or end', () => {
  const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }
  const [start, middle, end] = (['START', 'CENTER', 'END'] as const).map((align) => drawn('HH', { box, align }))
  expect(start?.left).toBeGreaterThanOrEqual(40)
  expect(start?.left).toBeLessThan(46)
  expect(end?.right).toBeGreaterThan(353)
  expect(end?.right).toBeLessThanOrEqual(361)
  expect(((middle?.left ?? 0) + (middle?.right ?? 0)) / 2).toBeCloseTo(200, -0.5)
  expect(((middle?.top ?? 0) + (middle?.bottom ?? 0)) / 2).toBeCloseTo(100, -0.7)
})

test('the start of a text that is read from right to left is at the right', () => {
  expect(drawn('שלום', { align: 'START' }).right).toBeGreaterThan(390)
  expect(drawn('שלום', { align: 'END' }).left).toBeLessThan(10)
})

test('a larger line height moves the lines apart', () => {
  const height = (lineHeight: number) => {
    const { top, bottom } = drawn('H\nH', { lineHeight })
    return bottom - top
  }
  expect(height(2) - height(1)).toBeCloseTo(40, -0.7)
})

test('a text has the line, the shadow and the plate that it is given, and else none', () => {
  const [RED, BLUE, BLACK]: Rgb[] = [
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 0],
  ]
  const plain = drawn('H')
  expect([RED, BLUE, BLACK].some((colour) => colour && plain.has(colour))).toBe(false)
  expect(drawn('H', { outline: { width: 0.1, color: '#ff0000' } }).has(RED ?? UNTOUCHED)).toBe(true)
  const shaded = drawn('H', { shadow: { color: '#0000ff', blur: 0, x: 1, y: 0 } })
  expect(shaded.has(BLUE ?? UNTOUCHED)).toBe(true)
  expect(shaded.right - plain.right).toBeCloseTo(40, -0.7)
  const plate = drawn('H', { background: { color: '#000000', padding: 0.5, radius: 0 } })
  expect([plate.left - plain.left, plate.right - plain.right]).toEqual([
    expect.closeTo(-23, -1),
    expect.closeTo(23, -1),
  ])
  expect(plate.at(plate.left, plate.top)).toEqual(BLACK)
  const round = drawn('H', { background: { color: '#000000', padding: 0.5, radius: 0.5 } })
  expect(round.at(round.left, round.top)).toEqual(UNTOUCHED)
})

test('an emoji is drawn as its sticker, as large as a letter, and one that has not come leaves its room', () => {
  const { has, left, right } = drawn('🎉')
  expect([has([0, 255, 0]), has([255, 255, 255])]).toEqual([true, false])
  expect(right - left).toBeCloseTo(47, -0.5)
  expect(drawn('🇩🇪').count).toBe(0)
  expect(drawn('H🇩🇪H').right - drawn('HH').right).toBeCloseTo(24, -0.5)
})

test('typed letters come one by one, by words where it says so', () => {
  const widths = (by: OverlayMotion['by']) =>
    [0, 4, 9].map((frame) => {
      const { count, right } = drawn('HHHHH HHHHH', { fontSize: 0.1, motionIn: motion('TYPEWRITER', by) }, frame)
      return count === 0 ? 0 : right
    })
  const [first = 0, half = 0, whole = 0] = widths('WHOLE')
  expect([first > 0, half > first, whole > half + 30]).toEqual([true, true, true])
  const [none, word] = widths('WORD')
  expect([none, word]).toEqual([0, half])
})

/** How many pixels of a text are seen in each frame while it is typed, repeats left out; and where its first ones are. */
function typed(text: string) {
  const look = { fontSize: 0.1, motionIn: { ...motion('TYPEWRITER', 'LETTER'), durationInFrames: 40 } }
  const frames = Array.from({ length: 40 }, (_, frame) => drawn(text, { ...look, durationInFrames: 90 }, frame))
  const counts = [...new Set(frames.map(({ count }) => count))].filter((count) => count > 0)
  return { counts, first: frames.find(({ count }) => count > 0), whole: drawn(text, { fontSize: 0.1 }) }
}

test('letters of a text that is read from right to left come from the right, one by one', () => {
  const { counts, first, whole } = typed('שלום')
  expect(counts).toHaveLength(4)
  expect(first?.right).toBe(whole.right)
  expect(first?.left).toBeGreaterThan(whole.left + 10)
})

test('a word of joined letters comes whole; other letters come as readers perceive them', () => {
  const { counts, first, whole } = typed('مرحبا سلام')
  expect(counts).toEqual([first?.count, whole.count])
  expect(first?.right).toBe(whole.right)
  expect(typed('e\u0301e\u0300n').counts).toHaveLength(3)
  expect(typed('今日は').counts).toHaveLength(3)
})

test('at the end of its motion a text is the same as one that never moved, letter by letter too', () => {
  const look = {
    background: { color: '#0000ff', padding: 0.2, radius: 0.1 },
    outline: { width: 0.05, color: '#000000' },
  }
  for (const by of ['WORD', 'LETTER'] as const) {
    // The longest of motions, a frame before its end.
    const moving = { ...motion('FADE', by), durationInFrames: 100_000 }
    const one = drawn('Two lines\nof VAVA', { ...look, motionIn: moving, durationInFrames: 200_000 }, 99_998)
    const other = drawn('Two lines\nof VAVA', { ...look, durationInFrames: 200_000 }, 99_998)
    const differences = Array.from({ length: SIZE[0] * SIZE[1] }, (_, index) => {
      const [x, y] = [index % SIZE[0], Math.floor(index / SIZE[0])]
      return isNear(one.at(x, y), other.at(x, y), 3) ? 0 : 1
    })
    expect(differences.reduce<number>((sum, each) => sum + each, 0)).toBe(0)
  }
})

test('a number counts up while its text comes, and stands after it', () => {
  const counting = { countsUp: true, motionIn: motion('SLIDE_LEFT', 'LETTER') }
  const still = (text: string) => drawn(text).right
  expect(drawn('100', counting, 15).right).toBe(still('100'))
  const half = drawn('100', { countsUp: true, motionIn: { ...motion('FADE', 'WHOLE') } }, 4)
  expect([half.left, half.right]).toEqual([drawn('50').left, still('50')])
})

test('a text that is far higher than the frame is drawn where it meets it', () => {
  const text = Array.from({ length: 120 }, () => 'HHHH').join('\n')
  const { top, bottom } = drawn(text)
  expect([top, bottom]).toEqual([expect.closeTo(0, -1.5), expect.closeTo(199, -1.5)])
})

test('a text of nothing but spaces draws nothing, its plate neither', () => {
  expect(drawn(' \n ', { background: { color: '#000000', padding: 0.5, radius: 0 } }).count).toBe(0)
})
