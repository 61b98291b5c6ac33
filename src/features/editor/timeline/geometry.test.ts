import { expect, test } from 'vitest'
import type { VideoScene } from '#src/video/document.ts'
import {
  clampScale,
  firstScale,
  fitScale,
  FULL_SCALE,
  gapAt,
  placeInGap,
  READABLE_SCALE,
  scenesBetween,
  scrollAround,
  snapTarget,
} from './geometry.ts'

test('zooming the timeline keeps the point under the pointer', () => {
  const left = scrollAround(400, 300, 2, 3)
  expect((left + 300) / 3).toBeCloseTo((400 + 300) / 2)
  expect(scrollAround(0, 300, 2, 0.5)).toBe(0)
})

test('a short video fills the width at first, a long one is readable', () => {
  expect(firstScale(900, 1240)).toBeCloseTo(1200 / 900)
  expect(firstScale(60, 1240)).toBe(FULL_SCALE)
  expect(firstScale(27_000, 1240)).toBe(READABLE_SCALE)
})

test('a video of any length can be shown whole, and never smaller', () => {
  expect(27_000 * fitScale(27_000, 1240)).toBeCloseTo(1200)
  expect(clampScale(0.0001, 27_000, 1240)).toBe(fitScale(27_000, 1240))
  expect(clampScale(1000, 27_000, 1240)).toBe(8)
})

test('snapping catches the nearest target within range, and nothing beyond', () => {
  expect(snapTarget(103, [90, 100, 108], 4)).toBe(100)
  expect(snapTarget(105, [90, 100, 108], 4)).toBe(108)
  expect(snapTarget(95, [90, 100], 4)).toBeNull()
  expect(snapTarget(95, [], 4)).toBeNull()
})

const scenes = [0, 90, 150].map((from, at): VideoScene => ({
  id: String(at),
  from,
  durationInFrames: [90, 60, 30][at] ?? 0,
  voice: null,
  captions: [],
  showCaptions: true,
  arolls: [],
  overlays: [],
}))

test('the marquee finds the scenes in a range of the video', () => {
  expect(scenesBetween(scenes, 0, 90)).toEqual([0, 1])
  expect(scenesBetween(scenes, 89, 91)).toEqual([0, 2])
  expect(scenesBetween(scenes, 90, 1000)).toEqual([1, 3])
  expect(scenesBetween(scenes, 180, 1000)).toEqual([3, 3])
  expect(scenesBetween([], 0, 10)).toEqual([0, 0])
})

test('a dragged scene snaps to the nearest gap', () => {
  expect([0, 44, 46, 91, 121, 179, 900].map((frame) => gapAt(scenes, frame))).toEqual([0, 0, 1, 1, 2, 3, 3])
  expect(gapAt(scenes, -20)).toBe(0)
})

test('the gaps on both sides of a scene are its own place', () => {
  expect([0, 1, 2, 3].map((gap) => placeInGap(1, gap))).toEqual([0, 1, 1, 2])
})
