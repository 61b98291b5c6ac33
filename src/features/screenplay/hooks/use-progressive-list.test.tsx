// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useProgressiveList } from './use-progressive-list.ts'

afterEach(cleanup)

test('a long list starts with what fills the window and grows in small parts until it is complete', async () => {
  const counts: number[] = []
  renderHook(() => counts.push(useProgressiveList(56)))
  expect(counts).toEqual([5])
  await waitFor(() => expect(counts.at(-1)).toBe(56))
  expect(Math.max(...counts.slice(1).map((count, at) => count - (counts[at] ?? 0)))).toBeLessThanOrEqual(4)
})

test('a short list is complete at once', () => {
  const { result } = renderHook(() => useProgressiveList(2))
  expect(result.current).toBe(2)
})
