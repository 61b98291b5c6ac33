// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { StoryStatus } from '#generated/schema.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { deliver } from '../realtime/events.ts'
import { useStoryStatus } from './use-story-status.ts'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec1'
const OTHER_ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec2'

afterEach(() => {
  cleanup()
  http.mockReset()
})

const status = (revision: number, made: number, more: Partial<StoryStatus> = {}): StoryStatus => ({
  story_id: ID,
  status: 'GENERATING',
  step: 'ILLUSTRATING',
  scenes_total: 9,
  scenes_completed: made,
  progress: 10,
  activity: 'Drawing',
  engine_label: null,
  can_cancel: true,
  offers_built_in_writer: false,
  error_message: null,
  credits_charged: 0,
  duration_in_frames: 0,
  current_render: null,
  revision,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
})
const tell = (next: StoryStatus) => act(() => deliver('story-status', { status: next }))

function show() {
  const queries = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const seen: (number | undefined)[] = []
  const { result } = renderHook(
    () => {
      const made = useStoryStatus(ID).data?.scenes_completed
      if (made !== seen.at(-1)) seen.push(made)
      return made
    },
    { wrapper },
  )
  return { result, seen }
}

it('an event shows how far the story is without another call', async () => {
  http.mockResolvedValue(status(1, 1))
  const { result: shown } = show()
  await waitFor(() => expect(shown.current).toBe(1))
  const calls = http.mock.calls.length
  expect(await tell(status(2, 2))).toBe(true)
  await waitFor(() => expect(shown.current).toBe(2))
  expect(http).toHaveBeenCalledTimes(calls)
})

it('an event that is older than the known state, or about another story, changes nothing', async () => {
  http.mockResolvedValue(status(5, 3))
  const { result: shown, seen } = show()
  await waitFor(() => expect(shown.current).toBe(3))
  await tell(status(4, 2))
  await tell(status(9, 8, { story_id: OTHER_ID }))
  await tell(status(6, 4))
  await waitFor(() => expect(shown.current).toBe(4))
  expect(seen).toEqual([3, 4])
})

it('an answer requested before an event does not undo the event', async () => {
  let answer = (_: StoryStatus) => {}
  http.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { result: shown } = show()
  await tell(status(2, 2))
  await waitFor(() => expect(shown.current).toBe(2))
  await act(async () => answer(status(1, 1)))
  expect(shown.current).toBe(2)
})
