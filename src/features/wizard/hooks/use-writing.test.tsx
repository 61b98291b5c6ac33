// @vitest-environment happy-dom
import { QueryClientProvider, timeoutManager } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoryStatus } from '#generated/schema.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { type Choices, DEFAULT_CHOICES } from '../lib/choices.ts'
import type { WizardStory } from './use-wizard-story.ts'
import { useWriting } from './use-writing.ts'

const readStatus = vi.hoisted(() => vi.fn<() => Promise<StoryStatus>>())
vi.mock('#src/shared/api/http.ts', () => ({
  // The price of writing by a model is read, too: no model has one.
  http: async (url: string) => (url.includes('status') ? readStatus() : { costs: [] }),
}))

// The status is also polled while no event comes: on a busy machine that would be counted with the initial requests.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: () => setTimeout(() => undefined),
  clearInterval: (timer) => clearTimeout(timer),
})

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec1'
const WRITING: StoryStatus = {
  story_id: ID,
  status: 'GENERATING',
  step: 'WRITING',
  scenes_total: 0,
  scenes_completed: 0,
  progress: 10,
  activity: 'Writing',
  engine_label: null,
  can_cancel: true,
  offers_built_in_writer: false,
  error_message: null,
  credits_charged: 0,
  duration_in_frames: 0,
  current_render: null,
  revision: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
}

beforeEach(() => void readStatus.mockResolvedValue(WRITING))
afterEach(() => {
  cleanup()
  readStatus.mockReset()
})

/** The script generation of a story whose document has this status. */
function show(documentStatus: StoryStatus['status'], more: { choices?: Partial<Choices>; scenes?: object[] } = {}) {
  const refetch = vi.fn()
  const story = { status: documentStatus, scenes: more.scenes ?? [] }
  const choices = { ...DEFAULT_CHOICES, ...more.choices }
  const save = vi.fn(() => new Promise(() => undefined))
  const wizard = { choices, document: { data: story, refetch }, save } as unknown as WizardStory
  const queries = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { ...renderHook(() => useWriting(ID, wizard, more.choices !== undefined), { wrapper }), refetch, save }
}
const publish = (status: StoryStatus) => act(() => deliver('story-status', { status }))

it('a script’s generation takes its step and its end from events, with one request to the server', async () => {
  const { result, refetch } = show('GENERATING')
  await waitFor(() => expect(result.current.step).toBe('WRITING'))
  await publish({ ...WRITING, step: 'SPLITTING', revision: 2 })
  await waitFor(() => expect(result.current.step).toBe('SPLITTING'))
  expect(refetch).not.toHaveBeenCalled()
  await publish({ ...WRITING, status: 'DRAFT', revision: 3 })
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce())
  expect(readStatus).toHaveBeenCalledOnce()
})

it('a script’s generation that started elsewhere is found by its event', async () => {
  const { refetch } = show('DRAFT')
  await publish({ ...WRITING, story_id: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec2' })
  expect(refetch).not.toHaveBeenCalled()
  await publish(WRITING)
  expect(refetch).toHaveBeenCalledOnce()
  expect(readStatus).not.toHaveBeenCalled()
})

const sceneWith = (source: 'STOCK' | 'GENERATED') => ({
  text: 'Two.',
  arolls: [{ aroll_object: { media: { source } } }],
})
const SCRIPT = { kind: 'SCRIPT', text: 'One is here.' } as const

it('a changed script is split into scenes again automatically', async () => {
  const { save, result } = show('DRAFT', {
    choices: SCRIPT,
    scenes: [{ text: 'One.', arolls: [] }, sceneWith('GENERATED')],
  })
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(result.current).toMatchObject({ state: 'stale', hasChosen: false })
})

it('a script whose scenes have images is split again only on request', async () => {
  const { save, result } = show('DRAFT', {
    choices: SCRIPT,
    scenes: [{ text: 'One.', arolls: [] }, sceneWith('STOCK')],
  })
  await waitFor(() => expect(result.current).toMatchObject({ state: 'stale', hasChosen: true, isBusy: false }))
  // Automatic writing starts in the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(save).not.toHaveBeenCalled()
  act(() => result.current.write())
  expect(save).toHaveBeenCalledOnce()
})
