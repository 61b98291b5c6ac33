import { describe, expect, it } from 'vitest'
import { segmentsByCount, segmentsByPosition } from './scene-segments.ts'

const states = (segments: { state: string }[]) => segments.map((segment) => segment.state[0]).join('')

describe('scene segments', () => {
  it('scene segments counts finished, running and waiting scenes', () => {
    const segments = segmentsByCount({ total: 5, done: 2, share: 0.4 })
    expect(states(segments)).toBe('ddrww')
    expect(segments[2]).toEqual({ state: 'running', share: 0.4 })
  })

  it('scene segments has no running scene without a share, and marks failed scenes anywhere', () => {
    expect(states(segmentsByCount({ total: 4, done: 4, failed: [1] }))).toBe('dfdd')
    expect(states(segmentsByCount({ total: 3, done: 1 }))).toBe('dww')
  })

  it('scene segments shows a position by the lengths of the scenes', () => {
    const segments = segmentsByPosition([10, 20, 10], 15)
    expect(states(segments)).toBe('drw')
    expect(segments[1]).toEqual({ state: 'running', share: 0.25, length: 20 })
    expect(states(segmentsByPosition([10, 20], 30))).toBe('dd')
    expect(states(segmentsByPosition([10, 20], 0))).toBe('ww')
  })
})

const countOf = (segments: ReturnType<typeof segmentsByCount>, state: string) =>
  segments.filter((segment) => segment.state === state).length

it('the scene bar draws ten million scenes with a few hundred segments, as far as they are', () => {
  const segments = segmentsByCount({ total: 10_000_000, done: 5_000_000, share: 0.5, failed: [9_999_999] })
  expect(segments.length).toBe(400)
  expect([countOf(segments, 'done'), countOf(segments, 'running'), countOf(segments, 'failed')]).toEqual([200, 1, 1])
  expect(segments.at(-1)?.state).toBe('failed')
})

it.each([0, -1, Number.NaN])('the scene bar draws nothing for %s scenes', (total) => {
  expect(segmentsByCount({ total, done: 0 })).toEqual([])
})
