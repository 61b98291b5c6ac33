// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { sharedText } from './shared-text.ts'
import { useAutosave } from './use-autosave.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

interface Given {
  saved: string
  save?: (value: string, base: string) => Promise<unknown>
}
const show = (given: Given) =>
  renderHook((props: Given) => useAutosave({ place: 'draft', saved: props.saved, save: props.save }), {
    initialProps: given,
  })

it('autosave sends the newest value automatically, once', async () => {
  const sent: string[] = []
  const save = async (value: string) => void sent.push(value)
  const { result } = show({ saved: 'a', save })
  act(() => result.current.change('ab'))
  act(() => result.current.change('abc'))
  expect(result.current).toMatchObject({ value: 'abc', state: 'saving' })
  await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 3_000 })
  expect(sent).toEqual(['abc'])
})

it('autosave keeps invalid input as typed, also when the rest is saved', async () => {
  const sent: string[] = []
  const saved = { name: 'a', steps: '10' }
  const { result } = renderHook(() =>
    useAutosave<typeof saved>({
      ...{ place: 'parts', saved },
      isWhole: ({ steps }) => /^\d+$/.test(steps),
      save: async ({ name }) => void sent.push(name),
    }),
  )
  act(() => result.current.change({ name: 'ab', steps: '1o' }))
  await waitFor(() => expect(sent).toEqual(['ab']), { timeout: 3_000 })
  await act(() => Promise.resolve())
  expect(result.current.value).toEqual({ name: 'ab', steps: '1o' })
  act(() => result.current.change({ name: 'ab', steps: '100' }))
  await act(() => result.current.flush())
  expect([result.current.state, sent]).toEqual(['saved', ['ab', 'ab']])
})

it('autosave stores unsaved input over a reload', () => {
  const first = show({ saved: 'a' })
  act(() => first.result.current.change('typed'))
  first.unmount()
  expect(show({ saved: 'a' }).result.current.value).toBe('typed')
})

describe('without waiting for the delay', () => {
  const openWith = (save: (value: string) => Promise<void>) => {
    const field = show({ saved: 'a', save })
    act(() => field.result.current.change('ab'))
    return field
  }

  it('input is sent when its page is left, and not again when the page is opened', async () => {
    const sent: string[] = []
    openWith(async (value) => void sent.push(value)).unmount()
    await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull(), { timeout: 300 })
    expect(sent).toEqual(['ab'])
  })

  it('input that the server refused on leaving is restored when the page is opened', async () => {
    openWith(() => Promise.reject(new Error('No room'))).unmount()
    await act(() => Promise.resolve())
    expect(show({ saved: 'a' }).result.current).toMatchObject({ value: 'ab', state: 'saving' })
  })

  it('input is sent when the tab is hidden', async () => {
    const sent: string[] = []
    const { result } = openWith(async (value) => void sent.push(value))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    visibility.mockRestore()
    await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 300 })
    expect(sent).toEqual(['ab'])
  })

  it('a refused save is retried when the browser is online', async () => {
    let isDown = true
    const { result } = openWith(() => (isDown ? Promise.reject(new Error('Offline')) : Promise.resolve()))
    await act(() => result.current.flush().catch(() => undefined))
    expect(result.current).toMatchObject({ state: 'failed', error: 'Offline' })
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 300 })
  })
})

describe('values with other writers', () => {
  /** A server that refuses a save with an outdated base. */
  function openServer(text: string) {
    const server = { text }
    const save = async (value: string, base: string) => {
      if (base !== server.text && value !== server.text)
        throw new ApiError({ status: 409, message: 'Changed', code: 'CHANGED_ELSEWHERE', presentValue: server.text })
      server.text = value
    }
    const open = () =>
      renderHook(() => useAutosave({ place: crypto.randomUUID(), saved: text, save, shared: sharedText })).result
    return { server, clients: [open(), open()] as const }
  }
  type Client = ReturnType<typeof openServer>['clients'][number]
  const write = async (client: Client, text: string) => {
    act(() => client.current.change(text))
    await act(() => client.current.flush().catch(() => undefined))
  }

  it('changes of different words by two clients are merged', async () => {
    const { server, clients } = openServer('One two three four')
    await write(clients[0], 'ONE two three four')
    act(() => clients[1].current.change('One two three FOUR'))
    const stands = await act(() => clients[1].current.flush())
    expect(stands).toBe('ONE two three FOUR')
    expect(server.text).toBe('ONE two three FOUR')
    expect(clients[1].current).toMatchObject({ state: 'saved', conflict: null })
  })

  it('changes of the same words by two clients require a choice; nothing is overwritten before it', async () => {
    const { server, clients } = openServer('One two')
    await write(clients[0], 'One HERE')
    await write(clients[1], 'One THERE')
    expect(server.text).toBe('One HERE')
    const asked = clients[1].current
    expect(asked).toMatchObject({ value: 'One THERE', state: 'failed', conflict: { theirs: 'One HERE' } })
    act(() => asked.change('One THERE too'))
    expect(clients[1].current.conflict).toMatchObject({ mine: 'One THERE too', theirs: 'One HERE' })
    act(() => clients[1].current.conflict?.resolve('One HERE THERE too'))
    await act(() => clients[1].current.flush())
    expect(server.text).toBe('One HERE THERE too')
    expect(clients[1].current).toMatchObject({ state: 'saved', conflict: null })
  })
})

it('autosave shows a refusal, keeps the value, and saves it when asked again', async () => {
  let isDown = true
  const { result } = show({
    saved: 'a',
    save: () => (isDown ? Promise.reject(new Error('No room')) : Promise.resolve()),
  })
  act(() => result.current.change('b'))
  await act(() => expect(result.current.flush()).rejects.toThrow('No room'))
  expect(result.current).toMatchObject({ value: 'b', state: 'failed', error: 'No room' })
  isDown = false
  act(() => result.current.change('bc'))
  await act(() => result.current.flush())
  expect(result.current.state).toBe('saved')
  expect(sessionStorage.getItem('draft')).toBeNull()
})

it('autosave sends each value’s base: the saved one or the one sent before it, also over a reload', async () => {
  const sent: [value: string, base: string][] = []
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const save = async (value: string, base: string) => {
    sent.push([value, base])
    await answered
  }
  const { result, rerender, unmount } = show({ saved: 'a', save })
  act(() => result.current.change('ab'))
  let flushed: Promise<string> | undefined
  act(() => void (flushed = result.current.flush()))
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => result.current.change('abc'))
  // Another tab saves something else meanwhile.
  rerender({ saved: 'x', save })
  answer()
  await act(async () => void (await flushed))
  await act(() => result.current.flush())
  expect(sent).toEqual([
    ['ab', 'a'],
    ['abc', 'ab'],
  ])
  unmount()

  const before = show({ saved: 'old' })
  act(() => before.result.current.change('typed'))
  before.unmount()
  const after = show({ saved: 'newer', save })
  await act(() => after.result.current.flush())
  expect(sent.at(-1)).toEqual(['typed', 'old'])
})
