// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readStored } from '../lib/browser-storage.ts'
import { usePersisted } from './use-persisted.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

let seen: unknown
function Form({ value, storage = localStorage }: { value: object | null; storage?: Storage }) {
  usePersisted(storage, 'form', value)
  // As early as the screen can be seen.
  useLayoutEffect(() => {
    seen = readStored(localStorage, 'form')
  })
  return null
}

it('usePersisted has stored a value by the time it is rendered, and clears it', () => {
  const { rerender } = render(<Form value={{ text: 'typed' }} />)
  expect(seen).toEqual({ text: 'typed' })
  rerender(<Form value={null} />)
  expect(localStorage).toHaveLength(0)
})

it('a full storage does not crash the page', () => {
  const storage = Object.create(localStorage, {
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  }) as Storage
  render(<Form value={{ text: 'typed' }} storage={storage} />)
  expect(seen).toBeNull()
})

it('a stored value that is not JSON reads as none', () => {
  localStorage.setItem('form', '{broken')
  expect(readStored(localStorage, 'form')).toBeNull()
})
