import { expect, test } from 'vitest'
import type { VideoScene } from '#src/video/document.ts'
import { gapAt, placeInGap, scenesBetween } from './scenes-along.ts'

const scenes = [0, 90, 150].map((from, at): VideoScene => ({
  id: String(at),
  from,
  durationInFrames: [90, 60, 30][at] ?? 0,
  voice: null,
  captions: [],
  showCaptions: true,
  arolls: [],
  brolls: [],
}))

test('the marquee finds the scenes that stand in a stretch of the film', () => {
  expect(scenesBetween(scenes, 0, 90)).toEqual([0, 1])
  expect(scenesBetween(scenes, 89, 91)).toEqual([0, 2])
  expect(scenesBetween(scenes, 90, 1000)).toEqual([1, 3])
  expect(scenesBetween(scenes, 180, 1000)).toEqual([3, 3])
  expect(scenesBetween([], 0, 10)).toEqual([0, 0])
})

test('a dragged scene falls into the nearest gap', () => {
  expect([0, 44, 46, 91, 121, 179, 900].map((frame) => gapAt(scenes, frame))).toEqual([0, 0, 1, 1, 2, 3, 3])
  expect(gapAt(scenes, -20)).toBe(0)
})

test('the gaps on both sides of a scene are its own place', () => {
  expect([0, 1, 2, 3].map((gap) => placeInGap(1, gap))).toEqual([0, 1, 1, 2])
})
