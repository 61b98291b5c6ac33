// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Media } from '#generated/schema.ts'
import { clearSession, storeLogin, storeUser, useSessionStore } from '../session/session-store.ts'
import { ada } from '../session/session-user.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFileUpload, type FileTools } from './use-file-upload.ts'

const lock = vi.hoisted(() => ({
  store: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
  pause: vi.fn(),
  resume: vi.fn(),
  release: vi.fn(),
  found: undefined as ((file: File) => void) | undefined,
}))
vi.mock('./file-lock.ts', () => ({
  lockFile: (_place: string, found: (file: File) => void) => {
    lock.found = found
    return lock
  },
}))

beforeEach(() => {
  storeLogin('token')
  storeUser(ada)
})
afterEach(() => {
  cleanup()
  clearSession()
  vi.clearAllMocks()
})

const file = (name: string) => new File(['x'], name)
const show = (work: (file: File, tools: FileTools) => Promise<void>) =>
  renderHook(() => useFileUpload({ place: 'p', work }))
/** Work that ends on demand. */
function openWork() {
  const ended: string[] = []
  const ends: (() => void)[] = []
  const work = async ({ name }: File, { signal }: FileTools) => {
    await new Promise<void>((end) => ends.push(end))
    signal.throwIfAborted()
    ended.push(name)
  }
  return { work, ended, ends }
}

it('a file upload stores a file only while it is processed', async () => {
  const { work, ends } = openWork()
  const { result } = show(work)
  act(() => result.current.choose(file('a.wav')))
  expect(lock.store).toHaveBeenCalledOnce()
  await waitFor(() => expect(ends).toHaveLength(1))
  expect([result.current.isBusy, lock.remove.mock.calls.length]).toEqual([true, 0])
  await act(async () => ends[0]?.())
  expect([result.current.isBusy, result.current.file?.name]).toEqual([false, 'a.wav'])
  expect(lock.remove).toHaveBeenCalledOnce()
})

it('a file chosen before the user is loaded waits, and is checked by the user’s limits', async () => {
  act(() => clearSession())
  act(() => storeLogin('token'))
  const judged: (boolean | undefined)[] = []
  const { result } = renderHook(() => {
    const isPremium = useSessionStore((state) => state.user?.is_premium)
    return useFileUpload({ place: 'p', work: async () => void judged.push(isPremium) })
  })
  act(() => result.current.choose(file('long.wav')))
  expect(result.current).toMatchObject({ isBusy: true, file: { name: 'long.wav' } })
  expect(lock.store).not.toHaveBeenCalled()
  await act(async () => storeUser({ ...ada, is_premium: true }))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect([judged, result.current.file?.name]).toEqual([[true], 'long.wav'])
})

it('a file upload resumes the file of a previous page', async () => {
  const { work, ended, ends } = openWork()
  const { result } = show(work)
  act(() => lock.found?.(file('left.wav')))
  await waitFor(() => expect(ends).toHaveLength(1))
  await act(async () => ends[0]?.())
  expect([ended, result.current.file?.name]).toEqual([['left.wav'], 'left.wav'])
})

it('a file upload uses the last of two files', async () => {
  const { work, ended, ends } = openWork()
  const { result } = show(work)
  act(() => result.current.choose(file('first.wav')))
  await waitFor(() => expect(ends).toHaveLength(1))
  act(() => result.current.choose(file('last.wav')))
  await waitFor(() => expect(ends).toHaveLength(2))
  await act(async () => {
    ends[1]?.()
    ends[0]?.()
  })
  expect(ended).toEqual(['last.wav'])
  expect(result.current).toMatchObject({ isBusy: false, problem: null })
})

it('a file upload shows why a file was refused, and removes it', async () => {
  const { result } = show(() => Promise.reject(new Error('This is no sound')))
  await act(async () => result.current.choose(file('notes.mp3')))
  expect(result.current).toMatchObject({ isBusy: false, file: null })
  expect(result.current.problem).toEqual({ text: 'This is no sound' })
  expect(lock.remove).toHaveBeenCalledOnce()
})

it('a file upload keeps a file whose last step failed, and repeats that step on Retry', async () => {
  const answers = [() => Promise.reject(new Error('The server rests')), () => Promise.resolve({ id: 'm' } as Media)]
  const { result } = show(
    async (_file, { retryUntilDone }) =>
      void (await retryUntilDone(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))),
  )
  await act(async () => result.current.choose(file('a.wav')))
  expect(result.current).toMatchObject({ isBusy: true, problem: { text: 'The server rests' } })
  expect([lock.remove.mock.calls.length, lock.pause.mock.calls.length]).toEqual([0, 1])
  await act(async () => result.current.problem?.retry?.())
  expect(result.current).toMatchObject({ isBusy: false, problem: null })
  expect(lock.remove).toHaveBeenCalledOnce()
})

it('a file upload can be cancelled', async () => {
  const { work, ended, ends } = openWork()
  const { result } = show(work)
  act(() => result.current.choose(file('a.wav')))
  await waitFor(() => expect(ends).toHaveLength(1))
  act(() => result.current.cancel())
  await act(async () => ends[0]?.())
  expect(ended).toEqual([])
  expect(result.current).toMatchObject({ isBusy: false, file: null })
  expect(lock.remove).toHaveBeenCalledOnce()
})
