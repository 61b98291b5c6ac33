import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console.error or console.warn fails the test that caused it; a test that expects one spies on it itself. */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void unexpected.push([method, ...args]))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console output').toEqual([])
})
