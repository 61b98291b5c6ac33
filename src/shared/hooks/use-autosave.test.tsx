// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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

it('sends the newest value by itself, once', async () => {
  const sent: string[] = []
  const save = async (value: string) => void sent.push(value)
  const { result } = show({ saved: 'a', save })
  act(() => result.current.change('ab'))
  act(() => result.current.change('abc'))
  expect(result.current).toMatchObject({ value: 'abc', state: 'saving' })
  await waitFor(() => expect(result.current.state).toBe('saved'), { timeout: 3_000 })
  expect(sent).toEqual(['abc'])
})

it('keeps what is not saved over a reload', () => {
  const first = show({ saved: 'a' })
  act(() => first.result.current.change('typed'))
  first.unmount()
  expect(show({ saved: 'a' }).result.current.value).toBe('typed')
})

it('tells a refusal, keeps the value, and saves it when asked again', async () => {
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

it('says what each value was written over: the saved one, or the one sent before it, also over a reload', async () => {
  const sent: [value: string, base: string][] = []
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const save = async (value: string, base: string) => {
    sent.push([value, base])
    await answered
  }
  const { result, rerender, unmount } = show({ saved: 'a', save })
  act(() => result.current.change('ab'))
  let flushed: Promise<void> | undefined
  act(() => void (flushed = result.current.flush()))
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => result.current.change('abc'))
  // Another tab saves something else meanwhile.
  rerender({ saved: 'x', save })
  answer()
  await act(() => flushed)
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
