// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutosavedText } from './use-autosaved-text.ts'

/** A server that can be away. */
function fakeServer() {
  const server = { text: 'Hello', isAway: false, calls: 0 }
  const save = async (text: string) => {
    server.calls += 1
    if (server.isAway) throw new Error('The server cannot be reached')
    server.text = text
  }
  const open = () => {
    const known = () => ({ saved: server.text })
    const hook = renderHook(({ saved }) => useAutosavedText({ name: 'scene-1', saved, save }), {
      initialProps: known(),
    })
    return { ...hook, hear: () => hook.rerender(known()) }
  }
  return { server, open }
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(700))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('an autosaved text saves once after a pause in typing, and then keeps nothing here', async () => {
  const { server, open } = fakeServer()
  const { result, hear } = open()
  for (const text of ['Hello t', 'Hello th', 'Hello there']) act(() => result.current.change(text))
  expect(result.current.state).toBe('saving')
  await pause()
  hear()
  expect(server).toMatchObject({ text: 'Hello there', calls: 1 })
  expect(result.current.state).toBe('saved')
  expect(localStorage.getItem('avatar-script:scene-1')).toBeNull()
})

it('what was typed last is there after a reload, and is sent then', async () => {
  const { server, open } = fakeServer()
  const first = open()
  act(() => first.result.current.change('Hello there'))
  first.unmount()
  await pause()
  expect(server.text).toBe('Hello')
  const second = open()
  expect(second.result.current.text).toBe('Hello there')
  await pause()
  expect(server.text).toBe('Hello there')
})

it('an autosaved text says when it was not saved, keeps the text, and tries again when asked', async () => {
  const { server, open } = fakeServer()
  server.isAway = true
  const { result, hear } = open()
  act(() => result.current.change('Hello there'))
  await pause()
  expect(result.current).toMatchObject({ state: 'failed', text: 'Hello there' })
  await pause()
  expect(server.calls).toBe(1)
  server.isAway = false
  act(() => result.current.retry())
  await pause()
  hear()
  expect(result.current.state).toBe('saved')
})
