import { expect, test } from 'vitest'
import { NO_MOTION } from '../testing/sample-overlays.ts'
import { motionAt, STILL, unitPose, wholePose } from './motion.ts'
import type { OverlayMotion } from './overlay.ts'

const motion = (name: OverlayMotion['name'], change: Partial<OverlayMotion> = {}): OverlayMotion => ({
  ...{ name, by: 'WHOLE', durationInFrames: 10, easing: 'LINEAR' },
  ...change,
})
const timed = (motionIn: OverlayMotion, motionOut = NO_MOTION, durationInFrames = 60) => ({
  ...{ from: 30, durationInFrames, motionIn, motionOut },
})
const FRAME = { width: 100, height: 50 }
const BOX = { x: 20, y: 10, width: 40, height: 20 }

/** How a whole overlay stands at a frame of the film. */
function poseAt(frame: number, ...of: Parameters<typeof timed>) {
  const moving = motionAt(timed(...of), frame)
  return moving ? wholePose(moving, BOX, FRAME) : STILL
}

test('a motion in ends with its last frame, and one out begins so long before the end', () => {
  const both = timed(motion('FADE'), motion('SCALE', { durationInFrames: 5 }))
  expect([30, 34, 39, 84, 85, 86, 89].map((frame) => motionAt(both, frame)?.share ?? null)).toEqual([
    ...[0.1, 0.5, null, null, null, 0.8, 0.2],
  ])
  expect(motionAt(both, 30)).toMatchObject({ isLeaving: false, motion: { name: 'FADE' } })
  expect(motionAt(both, 89)).toMatchObject({ isLeaving: true, motion: { name: 'SCALE' } })
})

test('motions that are longer together than the overlay share its time', () => {
  const short = timed(motion('FADE', { durationInFrames: 30 }), motion('FADE'), 8)
  expect([30, 35, 36, 37].map((frame) => motionAt(short, frame))).toMatchObject([
    { share: 1 / 6, isLeaving: false },
    null,
    null,
    { share: 0.5, isLeaving: true },
  ])
})

test('an overlay without motions stands from its first frame to its last', () => {
  expect([30, 89].map((frame) => motionAt(timed(NO_MOTION), frame))).toEqual([null, null])
})

test.each([
  // Half of the way from beyond the frame's edge to its place.
  ['SLIDE_LEFT', 40, 0],
  ['SLIDE_RIGHT', -30, 0],
  ['SLIDE_UP', 0, 20],
  ['SLIDE_DOWN', 0, -15],
] as const)('%s comes in its direction and leaves in it', (name, x, y) => {
  expect(poseAt(34, motion(name))).toEqual({ ...STILL, x, y })
  // Leaving to the left, it goes beyond the left edge.
  const gone = poseAt(85, NO_MOTION, motion(name))
  expect([gone.x * x, gone.y * y].every((product) => product <= 0)).toBe(true)
  expect(Math.abs(gone.x) + Math.abs(gone.y)).toBeGreaterThan(10)
  const { x: startX, y: startY } = poseAt(30, motion(name, { durationInFrames: 10_000 }), NO_MOTION, 20_000)
  const isOutside = BOX.x + startX > 99 || BOX.x + 40 + startX < 1 || BOX.y + startY > 49 || BOX.y + 20 + startY < 1
  expect(isOutside).toBe(true)
})

test('an overshoot grows beyond its size on the way in, and on the way out before it shrinks', () => {
  const scales = (frames: number[], ...of: Parameters<typeof timed>) => frames.map((at) => poseAt(at, ...of).scale)
  const pop = motion('SCALE', { easing: 'OVERSHOOT' })
  expect(Math.max(...scales([34, 35, 36, 37, 38], pop))).toBeGreaterThan(1.05)
  const out = scales([86, 87, 88, 89], NO_MOTION, pop)
  expect(Math.max(...scales([81, 82, 83], NO_MOTION, pop))).toBeGreaterThan(1.05)
  expect(Math.min(...out)).toBeGreaterThan(0)
  expect(out).toEqual(out.toSorted((a, b) => b - a))
})

test.each([
  ['EASE_IN', 0.125],
  ['EASE_OUT', 0.875],
  ['EASE_IN_OUT', 0.5],
  ['LINEAR', 0.5],
] as const)('half of the time into %s, so much is seen; it leaves along the same curve', (easing, shown) => {
  expect(poseAt(34, motion('FADE', { easing })).opacity).toBeCloseTo(shown)
  expect(poseAt(85, NO_MOTION, motion('FADE', { easing })).opacity).toBeCloseTo(1 - shown)
})

test('what is no text is typed as a wipe from its left edge', () => {
  expect(poseAt(32, motion('TYPEWRITER')).wipe).toBeCloseTo(0.3)
})

const units = (share: number, change: Partial<OverlayMotion>, isLeaving = false) =>
  [0, 1, 2, 3].map((at) => unitPose({ motion: motion('FADE', change), share, isLeaving }, at, 4, 10))

test('letters come one after another in reading order, and go so too', () => {
  const coming = units(0.5, {}).map(({ opacity }) => opacity)
  expect(coming).toEqual(coming.toSorted((a, b) => b - a))
  expect([coming[0], coming[3]]).toEqual([1, 0])
  const going = units(0.5, {}, true).map(({ opacity }) => opacity)
  expect([going[0], going[3]]).toEqual([0, 1])
})

test('typed letters are there or not, and are deleted from the end', () => {
  const typed = (share: number, isLeaving: boolean) =>
    units(share, { name: 'TYPEWRITER' }, isLeaving).map(({ opacity }) => opacity)
  expect([typed(0.25, false), typed(0.74, false), typed(0.5, true)]).toEqual([
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 0, 0],
  ])
})

test('letters slide only so far, and fade meanwhile', () => {
  const [first, , , last] = units(0.3, { name: 'SLIDE_UP' })
  expect(last).toEqual({ ...STILL, opacity: 0, x: 0, y: 10 })
  expect(first?.y).toBeLessThan(5)
})
