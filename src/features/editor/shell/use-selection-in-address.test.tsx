// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Editor } from '../core/editor.ts'
import { createSelectionStore } from '../core/looked-at.ts'
import { useSelectionInAddress } from './use-selection-in-address.ts'

/** A router that shows a URL when the test asks for it, late like a busy one. */
const router = vi.hoisted(() => ({ shown: '', asked: [] as string[] }))
vi.mock('react-router-dom', () => ({
  useSearchParams: () => [
    new URLSearchParams(router.shown),
    (search: URLSearchParams) => void router.asked.push(search.toString()),
  ],
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Object.assign(router, { shown: '', asked: [] })
})

function open() {
  const selection = createSelectionStore(null)
  const store = { getState: () => ({ open: { order: ['a', 'b', 'c'] } }) }
  const editor = { selection, store, queries: new QueryClient() } as unknown as Editor
  const { rerender } = renderHook(() => useSelectionInAddress(editor))
  return {
    selection,
    select: (leadId: string, ids: string[] = []) => {
      selection.setState({ leadId, ids })
      vi.runAllTimers()
    },
    show: (search: string) => {
      router.shown = search
      rerender()
    },
  }
}

it('a late URL does not undo a newer selection', () => {
  const { selection, select, show } = open()
  select('b')
  select('c', ['b', 'c'])
  expect(router.asked).toEqual(['scene=b', 'scene=c'])
  show('scene=b')
  expect(selection.getState()).toEqual({ leadId: 'c', ids: ['b', 'c'] })
  show('scene=c')
  expect(selection.getState()).toEqual({ leadId: 'c', ids: ['b', 'c'] })
})

it('selects the scene of a URL that the editor did not write', () => {
  const { selection, select, show } = open()
  select('b', ['a', 'b'])
  show('scene=b')
  show('scene=c')
  expect(selection.getState()).toEqual({ leadId: 'c', ids: [] })
  show('scene=b')
  expect(selection.getState()).toEqual({ leadId: 'b', ids: [] })
})
