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
  save?: (value: string) => Promise<unknown>
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
