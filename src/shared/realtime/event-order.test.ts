import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventOrder } from './event-order.ts'

const onGap = vi.fn<() => void>()
let seen: unknown[]
let order: ReturnType<typeof createEventOrder>
const come = (...seqs: number[]) => {
  for (const seq of seqs) order.receive('aitask', { seq })
}

beforeEach(() => {
  vi.useFakeTimers()
  onGap.mockReset()
  seen = []
  order = createEventOrder({
    deliver: ({ data }) => seen.push(typeof data === 'object' && data && 'seq' in data ? data.seq : data),
    onGap,
  })
})
afterEach(() => {
  order.stop()
  vi.useRealTimers()
})

test('duplicates and late events are dropped', () => {
  order.begin(3)
  come(4, 4, 3, 1, 5, 4)
  expect(seen).toEqual([4, 5])
})

test('reordered events are sorted without a request', () => {
  order.begin(0)
  come(3, 1, 4, 2)
  expect(seen).toEqual([1, 2, 3, 4])
  vi.runAllTimers()
  expect(onGap).not.toHaveBeenCalled()
})

test('a missing event is requested after a second; later events follow it', () => {
  order.begin(0)
  come(1, 3, 5)
  expect(seen).toEqual([1])
  vi.advanceTimersByTime(999)
  expect(onGap).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onGap).toHaveBeenCalledOnce()
  come(2)
  order.skipTo(4)
  expect(seen).toEqual([1, 2, 3, 5])
})

test('waiting events can be released when the missing one is unknown', () => {
  order.begin(0)
  come(7, 3, 4)
  order.giveUpWaiting()
  expect(seen).toEqual([3, 4, 7])
})

test('events before the beginning wait for it; only the first beginning counts', () => {
  come(8, 9)
  expect([seen, order.last()]).toEqual([[], null])
  order.begin(8)
  order.begin(2)
  expect([seen, order.last()]).toEqual([[9], 9])
})

test('an event without a number is delivered at once', () => {
  order.receive('alert', 'hello')
  expect(seen).toEqual(['hello'])
})
