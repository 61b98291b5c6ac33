import { expect, test } from 'vitest'
import { reconnectDelay } from './backoff.ts'

test('the reconnect delay grows from one to five seconds', () => {
  expect([0, 1, 2, 3, 50].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([1000, 2000, 4000, 5000, 5000])
})

test('the reconnect delay varies by half, and stays between one and five seconds', () => {
  expect([reconnectDelay(1, 0), reconnectDelay(1, 1)]).toEqual([1000, 3000])
  expect([reconnectDelay(0, 0), reconnectDelay(9, 1)]).toEqual([1000, 5000])
})
