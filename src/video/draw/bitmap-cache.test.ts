import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { createBitmapCache, pixelScale } from './bitmap-cache.ts'
import type { Context2D } from './types.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

/** A cache of so many drawings, and the names of the painted ones. */
function notedCache(limit?: number, mostPx?: number) {
  const cache = createBitmapCache(limit, mostPx)
  const painted: string[] = []
  const get = (name: string, width = 4, height = 4) => cache.get(name, width, height, () => void painted.push(name))
  return { cache, painted, get }
}

test('a drawing is painted once for each name and size', () => {
  const { painted, get } = notedCache()
  const first = get('card')
  expect(get('card')).toBe(first)
  expect(get('card', 5)).not.toBe(first)
  expect(get('card', 4, 5)).not.toBe(first)
  expect(get('other')).not.toBe(first)
  expect(painted).toEqual(['card', 'card', 'card', 'other'])
})

test('a drawing is as large as was requested, in whole px, and at least one', () => {
  const { get } = notedCache()
  const sizeOf = ({ width, height }: OffscreenCanvas) => [width, height]
  expect(sizeOf(get('whole', 30, 20))).toEqual([30, 20])
  expect(sizeOf(get('broken', 30.2, 19.9))).toEqual([31, 20])
  expect(sizeOf(get('nothing', 0, -3))).toEqual([1, 1])
})

test('the cache draws the caller’s painting', () => {
  const canvas = createBitmapCache().get('red', 2, 2, (ctx) => {
    ctx.fillStyle = '#f00'
    ctx.fillRect(0, 0, 2, 2)
  })
  expect([...(canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
})

test('a full cache releases the least recently used drawing', () => {
  const { cache, painted, get } = notedCache(2)
  for (const name of ['a', 'b', 'a', 'c']) get(name)
  expect(painted).toEqual(['a', 'b', 'c'])
  get('a')
  expect(painted).toEqual(['a', 'b', 'c'])
  get('b')
  expect(painted).toEqual(['a', 'b', 'c', 'b'])
  // A value counts as a drawing does.
  cache.remember('value', () => 1)
  cache.remember('another', () => 2)
  get('b')
  expect(painted).toEqual(['a', 'b', 'c', 'b', 'b'])
})

test('large drawings are released before the cache is full, the least recently used first', () => {
  const { painted, get } = notedCache(9, 250)
  for (const name of ['a', 'b', 'a', 'c']) get(name, 10, 10)
  expect(painted).toEqual(['a', 'b', 'c'])
  get('a', 10, 10)
  expect(painted).toHaveLength(3)
  get('b', 10, 10)
  expect(painted).toEqual(['a', 'b', 'c', 'b'])
  // One that is larger than all together is kept as long as no other is drawn.
  get('whole', 20, 20)
  get('whole', 20, 20)
  expect(painted.slice(4)).toEqual(['whole'])
})

test('a cache holds 96 drawings by default', () => {
  const { painted, get } = notedCache()
  for (let at = 0; at < 96; at++) get(String(at))
  get('0')
  expect(painted).toHaveLength(96)
  get('96')
  get('1')
  expect(painted.slice(96)).toEqual(['96', '1'])
})

test('a value is created once, also undefined', () => {
  const cache = createBitmapCache()
  const make = vi.fn<() => number | undefined>(() => undefined)
  expect([cache.remember('none', make), cache.remember('none', make)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledOnce()
  expect([cache.remember('some', () => 7), cache.remember('some', () => 8)]).toEqual([7, 7])
})

test('a scratch canvas is reused for one name and size, and cleared', () => {
  const cache = createBitmapCache()
  const first = cache.scratch('layer', 4, 3)
  first.fillStyle = '#f00'
  first.fillRect(0, 0, 4, 3)
  first.setTransform(3, 0, 0, 3, 1, 1)
  const again = cache.scratch('layer', 4, 3)
  expect(again).toBe(first)
  expect([...again.getImageData(1, 1, 1, 1).data]).toEqual([0, 0, 0, 0])
  expect(again.getTransform().a).toBe(1)
  expect(cache.scratch('other', 4, 3)).not.toBe(first)
  const wider = cache.scratch('layer', 5, 3)
  expect([wider.canvas.width, wider.canvas.height]).toEqual([5, 3])
  const higher = cache.scratch('layer', 5, 4)
  expect([higher.canvas.width, higher.canvas.height]).toEqual([5, 4])
  expect(cache.scratch('layer', 5, 4)).toBe(higher)
})

test('a cleared cache paints everything again, on canvases of its own', () => {
  const { cache, painted, get } = notedCache()
  get('card')
  const layer = cache.scratch('layer', 2, 2)
  cache.clear()
  get('card')
  expect(painted).toEqual(['card', 'card'])
  expect(cache.scratch('layer', 2, 2)).not.toBe(layer)
})

test('drawing without a canvas throws a readable error', () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  expect(() => createBitmapCache().scratch('layer', 2, 2)).toThrow(
    'This browser cannot draw: no 2D canvas is available',
  )
  vi.stubGlobal('OffscreenCanvas', NodeCanvas)
})

test('a canvas has so many px for each of the film as it is wider', () => {
  const ctx = { canvas: { width: 960 } } as Context2D
  expect(pixelScale(ctx, 1920)).toBe(0.5)
})
