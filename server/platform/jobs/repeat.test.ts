import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRepeating } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pass that ends on request, and how often it began. */
function passes() {
  const begun: { resolve: () => void; reject: (cause: Error) => void }[] = []
  const pass = () => new Promise<void>((resolve, reject) => void begun.push({ resolve, reject }))
  return { begun, pass }
}
const noError = (cause: unknown) => expect.unreachable(String(cause))

it('a repeated pass runs at once and then at its times, and never in parallel with itself', async () => {
  const { begun, pass } = passes()
  const stop = startRepeating(1_000, pass, noError)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await vi.advanceTimersByTimeAsync(500)
  expect(begun).toHaveLength(2)
  begun[1]?.resolve()
  await stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toHaveLength(2)
})

it('a stop waits for the running pass, up to its limit', async () => {
  const { begun, pass } = passes()
  const ended: string[] = []
  const stop = startRepeating(1_000, pass, noError)
  void stop().then(() => ended.push('stopped'))
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toEqual([])
  begun[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['stopped'])
  const hung = startRepeating(1_000, () => new Promise(() => undefined), noError)
  void hung().then(() => ended.push('left behind'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ended).toEqual(['stopped', 'left behind'])
})

it('a failed pass is reported and repeated; one interrupted by a stop is not reported', async () => {
  const { begun, pass } = passes()
  const causes: unknown[] = []
  const stop = startRepeating(1_000, pass, (cause) => causes.push(cause))
  begun[0]?.reject(new Error('The database is away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(causes).toEqual([new Error('The database is away')])
  expect(begun).toHaveLength(2)
  const stopping = stop()
  begun[1]?.reject(new Error('The database is closed'))
  await stopping
  expect(causes).toHaveLength(1)
})
