import { expect, test } from 'vitest'
import { calmPath, type FocalKey, MAX_KEYS, placeAt, withKey } from './focal-path.ts'

const key = (atMs: number, x: number, y = 0.5): FocalKey => ({ atMs, x, y })
const xAt = (keys: readonly FocalKey[], ms: number) => placeAt(keys, ms)?.x ?? Number.NaN

test('a point glides from key to key, never beyond them, and rests before and after', () => {
  const keys = [key(1_000, 0.2), key(2_000, 0.8), key(3_000, 0.8), key(4_000, 0.3)]
  expect([0, 1_000, 2_000, 3_000, 4_000, 9_000].map((ms) => xAt(keys, ms))).toEqual([0.2, 0.2, 0.8, 0.8, 0.3, 0.3])
  for (let ms = 0; ms <= 4_000; ms += 20) {
    expect(xAt(keys, ms)).toBeGreaterThanOrEqual(0.2)
    expect(xAt(keys, ms)).toBeLessThanOrEqual(0.8 + 1e-9)
  }
  expect(xAt(keys, 1_500)).toBeCloseTo(0.5)
  expect(xAt([key(700, 0.4)], 0)).toBe(0.4)
  expect(placeAt([], 0)).toBeNull()
})

test('two keys at nearly one time are a cut without a glide', () => {
  const keys = [key(0, 0.2), key(999, 0.3), key(1_000, 0.9), key(2_000, 0.7)]
  expect(xAt(keys, 998)).toBeCloseTo(0.3, 2)
  expect(xAt(keys, 1_000)).toBe(0.9)
})

test('a camera stands still while the subject wavers', () => {
  const seen = Array.from({ length: 50 }, (_, at) => key(at * 200, 0.4 + 0.03 * Math.sin(at * 1.7)))
  const path = calmPath(seen, [])
  expect(path).toHaveLength(1)
  expect(path[0]?.x).toBeCloseTo(0.4, 1)
})

test('a subject that walks is followed calmly, in few keys', () => {
  const seen = Array.from({ length: 50 }, (_, at) => key(at * 200, 0.1 + (0.8 * at) / 49 + 0.02 * Math.sin(at * 2.3)))
  const path = calmPath(seen, [])
  expect(path.length).toBeLessThan(8)
  for (const { atMs, x } of seen.slice(4, -4)) expect(Math.abs(xAt(path, atMs) - x)).toBeLessThan(0.04)
  const speeds = seen.slice(1).map(({ atMs }) => xAt(path, atMs) - xAt(path, atMs - 200))
  expect(Math.min(...speeds)).toBeGreaterThan(-1e-6)
})

test('the focal path jumps at the frame of a cut', () => {
  const seen = [0, 200, 400, 600, 800].map((atMs) => key(atMs, atMs < 500 ? 0.2 : 0.8))
  const path = calmPath(seen, [500])
  expect(xAt(path, 499)).toBe(0.2)
  expect(xAt(path, 500)).toBe(0.8)
})

test('a key that is set near another moves that one', () => {
  const keys = [key(0, 0.2), key(1_000, 0.4)]
  expect(withKey(keys, key(1_040, 0.7), 60)).toEqual([key(0, 0.2), key(1_000, 0.7)])
  expect(withKey(keys, key(500, 0.7), 60).map(({ atMs }) => atMs)).toEqual([0, 500, 1_000])
})

test('a full path gets no further key; its own can be moved', () => {
  const full = Array.from({ length: MAX_KEYS }, (_, at) => key(at * 1_000, 0.5))
  expect(withKey(full, key(500, 0.7), 60)).toEqual(full)
  expect(withKey(full, key(1_010, 0.7), 60)[1]).toEqual(key(1_000, 0.7))
})
