// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSharedDraft } from './image-prompt-form.tsx'

afterEach(cleanup)

const open = (saved: string) =>
  renderHook((props: { saved: string }) => useSharedDraft(props.saved), { initialProps: { saved } })

it('merges words that were changed elsewhere with the prompt that is being typed', () => {
  const { result, rerender } = open('a lighthouse at night')
  act(() => result.current.change('an old lighthouse at night'))
  rerender({ saved: 'a lighthouse at night, rain' })
  expect(result.current).toMatchObject({ value: 'an old lighthouse at night, rain', conflict: null })
})

it('lets the user choose where both changed the same words of a prompt', () => {
  const { result, rerender } = open('a lighthouse at night')
  act(() => result.current.change('a lighthouse at noon'))
  rerender({ saved: 'a lighthouse at dawn' })
  expect(result.current).toMatchObject({ value: 'a lighthouse at noon', conflict: { theirs: 'a lighthouse at dawn' } })
  act(() => result.current.conflict?.resolve('a lighthouse at noon'))
  expect(result.current).toMatchObject({ value: 'a lighthouse at noon', conflict: null })
  act(() => result.current.discard())
  expect(result.current.value).toBe('a lighthouse at dawn')
})
