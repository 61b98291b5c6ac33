// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deliver, resync } from '#src/shared/realtime/events.ts'
import { useRefreshAfterEdits } from './use-refresh-after-edits.ts'

const STORY = '7a0e8f5c-3b1d-4f0a-9c1e-2d4b6a8c0e12'
const OTHER = '1c9d3e7f-5a2b-4c6d-8e0f-1a3b5c7d9e0f'
vi.mock('../core/use-editor.ts', () => ({ useEditor: () => ({ storyId: STORY }) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const edit = (storyId = STORY) =>
  deliver('story-changed', { seq: 1, story_id: storyId, revision: 2, scene_ids: [], origin: null })

it('a burst of edits of the open story causes one request, two seconds after the last edit', async () => {
  const refresh = vi.fn()
  renderHook(() => useRefreshAfterEdits(refresh))
  for (let at = 0; at < 4; at++) {
    expect(await edit()).toBe(true)
    vi.advanceTimersByTime(1_500)
  }
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(refresh).toHaveBeenCalledOnce()
})

it('continuous edits cause a request after ten seconds, and edits of another story cause none', async () => {
  const refresh = vi.fn()
  renderHook(() => useRefreshAfterEdits(refresh))
  for (let at = 0; at < 9; at++) {
    await edit()
    vi.advanceTimersByTime(1_100)
  }
  expect(refresh).not.toHaveBeenCalled()
  await edit()
  vi.advanceTimersByTime(100)
  expect(refresh).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(20_000)
  refresh.mockClear()
  await edit(OTHER)
  vi.advanceTimersByTime(20_000)
  expect(refresh).not.toHaveBeenCalled()
})

it('the request is sent early while pieces of accepted work arrive, and after missed events', async () => {
  const refresh = vi.fn()
  renderHook(() => useRefreshAfterEdits(refresh, true))
  resync()
  vi.advanceTimersByTime(300)
  expect(refresh).toHaveBeenCalledOnce()
  for (let at = 0; at < 6; at++) {
    await edit()
    vi.advanceTimersByTime(200)
  }
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('no request is sent after the page was left', async () => {
  const refresh = vi.fn()
  const { unmount } = renderHook(() => useRefreshAfterEdits(refresh))
  await edit()
  unmount()
  vi.advanceTimersByTime(20_000)
  expect(refresh).not.toHaveBeenCalled()
})
