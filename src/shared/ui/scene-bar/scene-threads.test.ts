import { describe, expect, it } from 'vitest'
import { countedThreads, playedThreads } from './scene-threads.ts'

const states = (threads: { state: string }[]) => threads.map((thread) => thread.state[0]).join('')

describe('scene threads', () => {
  it('counts what is done, what runs and what waits', () => {
    const threads = countedThreads({ total: 5, done: 2, share: 0.4 })
    expect(states(threads)).toBe('ddrww')
    expect(threads[2]).toEqual({ state: 'running', share: 0.4 })
  })

  it('runs nothing without a share, and marks what failed wherever it is', () => {
    expect(states(countedThreads({ total: 4, done: 4, failed: [1] }))).toBe('dfdd')
    expect(states(countedThreads({ total: 3, done: 1 }))).toBe('dww')
  })

  it('shows a position by the lengths of the scenes', () => {
    const threads = playedThreads([10, 20, 10], 15)
    expect(states(threads)).toBe('drw')
    expect(threads[1]).toEqual({ state: 'running', share: 0.25, length: 20 })
    expect(states(playedThreads([10, 20], 30))).toBe('dd')
    expect(states(playedThreads([10, 20], 0))).toBe('ww')
  })
})

const countOf = (threads: ReturnType<typeof countedThreads>, state: string) =>
  threads.filter((thread) => thread.state === state).length

it('draws ten million scenes with a few hundred threads, as far as they are', () => {
  const threads = countedThreads({ total: 10_000_000, done: 5_000_000, share: 0.5, failed: [9_999_999] })
  expect(threads.length).toBe(400)
  expect([countOf(threads, 'done'), countOf(threads, 'running'), countOf(threads, 'failed')]).toEqual([200, 1, 1])
  expect(threads.at(-1)?.state).toBe('failed')
})

it.each([0, -1, Number.NaN])('draws nothing for %s scenes', (total) => {
  expect(countedThreads({ total, done: 0 })).toEqual([])
})
