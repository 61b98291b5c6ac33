import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatTimecode,
  framesToMs,
  msToFrames,
  sceneDurationInFrames,
  shareFrames,
  SILENT_SCENE_FRAMES,
} from './frames.ts'

it('the frame helpers convert between ms and frames', () => {
  expect(msToFrames(1000)).toBe(30)
  expect(msToFrames(-5)).toBe(0)
  expect(framesToMs(45)).toBe(1500)
})

describe('length of a scene', () => {
  it.each([
    [1000, 0, 30],
    [1001, 0, 31],
    [1000, 500, 45],
    [100.00000001, 0, 3],
    [0, 0, SILENT_SCENE_FRAMES],
    [0, 1000, SILENT_SCENE_FRAMES + 30],
  ])('%s ms of speech and %s ms of pause are %s frames', (speech, pause, frames) =>
    expect(sceneDurationInFrames(speech, pause)).toBe(frames),
  )

  it('length of a scene never cuts speech off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 0, max: 10_000 }), (speech, pause) => {
        expect(framesToMs(sceneDurationInFrames(speech, pause))).toBeGreaterThanOrEqual(speech + pause - 1e-6)
      }),
    )
  })
})

describe('shares of A-rolls', () => {
  it('shares of A-rolls follow the lengths', () => expect(shareFrames(100, [1000, 3000])).toEqual([25, 75]))
  it('shares of A-rolls are equal when no length is known', () =>
    expect(shareFrames(90, [0, 0, 0])).toEqual([30, 30, 30]))
  it('shares of A-rolls keep a frame for the shortest', () =>
    expect(shareFrames(30, [1, 99_999, 1])).toEqual([1, 28, 1]))
  it('the frames of a scene without A-rolls are shared among none', () => expect(shareFrames(30, [])).toEqual([]))

  it('shares of A-rolls always sum to the scene', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.array(fc.double({ min: 0, max: 1e5, noNaN: true }), { minLength: 1 }),
        (total, weights) => {
          const shares = shareFrames(total, weights)
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(total >= weights.length ? 1 : 0)
        },
      ),
    )
  })
})

it('the frame helpers write frames as minutes, seconds and frames', () => {
  expect(formatTimecode(27 * 30 + 14)).toBe('0:27:14')
  expect(formatTimecode(84 * 30 + 8)).toBe('1:24:08')
})
