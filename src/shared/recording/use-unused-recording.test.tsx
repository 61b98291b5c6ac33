// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ada } from '../session/session-user.fixture.ts'
import { useSessionStore } from '../session/session-store.ts'
import { unusedRecordingText, useUnusedRecording } from './use-unused-recording.ts'

const stored = vi.hoisted(() => new Map<string, File>())
vi.mock('./stored-files.ts', () => ({
  storeFile: async (place: string, file: File) => void stored.set(place, file),
  deleteStoredFile: async (place: string) => void stored.delete(place),
  readStoredFile: async (place: string) => stored.get(place),
}))

const signIn = (id: string) => useSessionStore.setState({ user: { ...ada, pusher_id: id } })
beforeEach(() => signIn('ada'))
afterEach(() => {
  cleanup()
  stored.clear()
  vi.useRealTimers()
})

const words = (text: string) => new Blob([text], { type: 'audio/ogg' })
const open = (place: string) => renderHook(({ at }) => useUnusedRecording(at), { initialProps: { at: place } })

it('an unused recording is restored after a reload, until it is used', async () => {
  const first = open('voice/1')
  await act(() => first.result.current.store(words('hello')))
  expect([first.result.current.isFound, first.result.current.file?.name]).toEqual([false, 'My recording.ogg'])
  first.unmount()

  const second = open('voice/1')
  await waitFor(() => expect(second.result.current.isFound).toBe(true))
  expect(await second.result.current.file?.text()).toBe('hello')
  expect(unusedRecordingText(second.result.current)).toMatch(/^Your recording from \d\d:\d\d is still here\.$/)
  await act(async () => second.result.current.remove())
  expect(second.result.current.file).toBeNull()
  await waitFor(() => expect(stored.size).toBe(0))
})

it('a partial recording is restored when the page crashed', async () => {
  const first = open('voice/1')
  await act(() => first.result.current.storePart(words('hel')))
  expect(first.result.current.file).toBeNull()
  first.unmount()
  const second = open('voice/1')
  await waitFor(() => expect(second.result.current.isFound).toBe(true))
  expect(await second.result.current.file?.text()).toBe('hel')
})

it('an unused recording belongs to its scene and to its account', async () => {
  const scene = open('voice/1')
  await act(() => scene.result.current.store(words('mine')))
  scene.rerender({ at: 'voice/2' })
  expect(scene.result.current.file).toBeNull()
  scene.rerender({ at: 'voice/1' })
  expect(scene.result.current.file).not.toBeNull()
  scene.unmount()

  signIn('bob')
  const other = open('voice/1')
  await act(async () => undefined)
  expect(other.result.current.file).toBeNull()
})

it('a new recording during an upload is kept when the upload ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { result } = open('voice/1')
  await act(() => result.current.store(words('first')))
  const { remove } = result.current
  vi.setSystemTime(Date.now() + 5_000)
  await act(() => result.current.store(words('second')))
  await act(async () => remove())
  expect(await result.current.file?.text()).toBe('second')
  expect(await [...stored.values()][0]?.text()).toBe('second')
})
