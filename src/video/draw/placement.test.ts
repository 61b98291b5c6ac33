import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ImageAnimation } from '../document.ts'
import { layoutAreas, neededSize, placeImage, type PlacementRequest } from './placement.ts'
import { clamp01, easeInCubic, easeInOutCubic, easeInOutSine, easeOutBack, easeOutCubic, mix } from './easing.ts'

const ANIMATIONS: ImageAnimation[] = ['NONE', 'ZOOM_IN', 'ZOOM_OUT', 'PAN_LEFT', 'PAN_RIGHT', 'PAN_UP', 'PAN_DOWN']
const request = (change: Partial<PlacementRequest>): PlacementRequest => ({
  width: 1920,
  height: 1080,
  imageWidth: 1600,
  imageHeight: 1200,
  fit: 'COVER',
  animation: 'NONE',
  frames: 120,
  progress: 0,
  ...change,
})
const center = (change: Partial<PlacementRequest>) => {
  const { x, y, width, height } = placeImage(request(change))
  return { x: x + width / 2, y: y + height / 2, width }
}

const anyRequest = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
  imageWidth: fc.integer({ min: 10, max: 5000 }),
  imageHeight: fc.integer({ min: 10, max: 5000 }),
  fit: fc.constantFrom('COVER' as const, 'CONTAIN' as const, 'BLUR_FILL' as const),
  animation: fc.constantFrom(...ANIMATIONS),
  frames: fc.integer({ min: 1, max: 3000 }),
  progress: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('placement of an image', () => {
  it('an image covers its area through the whole of every move', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const place = placeImage({ ...any, fit: 'COVER' })
        expect(place.x).toBeLessThanOrEqual(1e-6)
        expect(place.y).toBeLessThanOrEqual(1e-6)
        expect(place.x + place.width).toBeGreaterThanOrEqual(any.width - 1e-6)
        expect(place.y + place.height).toBeGreaterThanOrEqual(any.height - 1e-6)
      }),
    )
  })

  it('a placed image keeps its proportions, and never needs more px than announced', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const place = placeImage(any)
        expect(place.width / place.height).toBeCloseTo(any.imageWidth / any.imageHeight, 4)
        expect(place.width).toBeLessThanOrEqual(neededSize(any).width + 1e-6)
      }),
    )
  })

  it('a contained image without a move is shown whole', () =>
    expect(placeImage(request({ fit: 'CONTAIN' }))).toEqual({ x: 240, y: 0, width: 1440, height: 1080 }))
})

describe('moves', () => {
  it('zoom in grows and zoom out shrinks', () => {
    expect(center({ animation: 'ZOOM_IN', progress: 1 }).width).toBeGreaterThan(
      center({ animation: 'ZOOM_IN' }).width * 1.05,
    )
    expect(center({ animation: 'ZOOM_OUT', progress: 1 }).width).toBeLessThan(
      center({ animation: 'ZOOM_OUT' }).width / 1.05,
    )
  })

  it.each([
    ['PAN_LEFT', 1, 0],
    ['PAN_RIGHT', -1, 0],
    ['PAN_UP', 0, 1],
    ['PAN_DOWN', 0, -1],
  ] as const)('%s moves the image against the camera', (animation, x, y) => {
    const before = center({ animation })
    const after = center({ animation, progress: 1 })
    expect([Math.sign(Math.round(after.x - before.x)), Math.sign(Math.round(after.y - before.y))]).toEqual([x, y])
  })

  it('an image with the move NONE does not move', () =>
    expect(center({ progress: 1 })).toEqual(center({ progress: 0 })))
})

describe('layouts', () => {
  it('layouts split landscape side by side and upright one above the other', () => {
    const [left, right] = [0, 960].map((x) => ({ x, y: 0, width: 960, height: 1080 }))
    expect(layoutAreas('SPLIT_LEFT', 1920, 1080)).toEqual({ own: left, rest: right, radius: 0 })
    expect(layoutAreas('SPLIT_RIGHT', 1920, 1080)).toEqual({ own: right, rest: left, radius: 0 })
    const [above, below] = [0, 960].map((y) => ({ x: 0, y, width: 1080, height: 960 }))
    expect(layoutAreas('SPLIT_RIGHT', 1080, 1920)).toEqual({ own: below, rest: above, radius: 0 })
  })

  it.each([
    [1920, 1080],
    [1080, 1920],
    [1080, 1080],
  ])('layouts keep a window inside %s x %s', (width, height) => {
    const { own, rest } = layoutAreas('PICTURE_IN_PICTURE', width, height)
    expect(rest).toEqual({ x: 0, y: 0, width, height })
    expect(own.x).toBeGreaterThan(width / 3)
    expect(own.x + own.width).toBeLessThan(width)
    expect(own.y + own.height).toBeLessThan(height / 2)
  })
})

const AT = [-1, 0, 0.25, 0.5, 0.75, 1, 2]

test.each([
  ['clamp01', clamp01, [0, 0, 0.25, 0.5, 0.75, 1, 1]],
  ['easeOutCubic', easeOutCubic, [0, 0, 0.578125, 0.875, 0.984375, 1, 1]],
  ['easeInCubic', easeInCubic, [0, 0, 0.015625, 0.125, 0.421875, 1, 1]],
  ['easeInOutSine', easeInOutSine, [0, 0, 0.146447, 0.5, 0.853553, 1, 1]],
  ['easeInOutCubic', easeInOutCubic, [0, 0, 0.0625, 0.5, 0.9375, 1, 1]],
  ['easeOutBack', easeOutBack, [0, 0, 0.817188, 1.0875, 1.064063, 1, 1]],
] as const)('%s goes from 0 to 1, and is constant before and after', (_, ease, values) => {
  expect(AT.map(ease)).toEqual(values.map((value) => expect.closeTo(value, 5) as number))
})

test('a mix interpolates two numbers by its share', () => {
  expect([0, 0.25, 1].map((share) => mix(10, 30, share))).toEqual([10, 15, 30])
})
