import { expect, test } from 'vitest'
import { steadyColours } from './steady-colours.ts'

const even = (value: number) => ({ data: new Uint8ClampedArray(32 * 32 * 4).fill(value), width: 32, height: 32 })
const means = (values: readonly number[], from = 0) => {
  const steady = steadyColours()
  return values.slice(from).map((value, at) => steady.see(even(value), (from + at) / 30)[0]?.mean ?? 0)
}

test('averages flickering light across frames', () => {
  const flicker = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 100 : 120))
  const seen = means(flicker).slice(15)
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(2)
})

test('restarts averaging the light at a cut', () => {
  const cut = [...Array<number>(30).fill(40), ...Array<number>(30).fill(200)]
  expect(means(cut)[30]).toBe(200)
})

test('averages a frame’s light over the previous half second', () => {
  const changing = Array.from({ length: 90 }, (_, at) => 60 + ((at * 7) % 30))
  expect(means(changing, 60).at(-1)).toBeCloseTo(means(changing).at(-1) ?? 0)
})
