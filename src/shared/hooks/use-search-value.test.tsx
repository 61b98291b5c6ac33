// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSearchValue } from './use-search-value.ts'

function Page() {
  const [query, setQuery] = useSearchValue('query')
  const [archived, setArchived] = useSearchValue('archived')
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <input
        aria-label="Archived"
        type="checkbox"
        checked={archived === 'true'}
        onChange={({ target }) => setArchived(target.checked ? 'true' : '')}
      />
    </>
  )
}

const search = () => screen.getByLabelText<HTMLInputElement>('Search')
const archived = () => screen.getByLabelText<HTMLInputElement>('Archived')

/** Waits until the router and React have nothing left to do. */
const settled = () => act(async () => {})

let router: ReturnType<typeof createBrowserRouter>
beforeEach(async () => {
  window.history.replaceState(null, '', '/list?query=lamp&other=1')
  router = createBrowserRouter([{ path: '/list', element: <Page /> }])
  render(<RouterProvider router={router} />)
  await settled()
})
afterEach(() => {
  cleanup()
  router.dispose()
})

it('the search field shows input before the URL has it, and the URL gets all of it', async () => {
  expect(search().value).toBe('lamp')
  fireEvent.change(search(), { target: { value: 'lampl' } })
  expect(search().value).toBe('lampl')
  fireEvent.change(search(), { target: { value: 'lampli' } })
  fireEvent.click(archived())
  expect([search().value, archived().checked]).toEqual(['lampli', true])
  await settled()
  expect([search().value, archived().checked]).toEqual(['lampli', true])
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    query: 'lampli',
    other: '1',
    archived: 'true',
  })
})

it('the search field removes an emptied value from the URL, and follows other changes of the URL', async () => {
  fireEvent.change(search(), { target: { value: '' } })
  await settled()
  expect(window.location.search).toBe('?other=1')
  await act(() => router.navigate('/list?query=storm&archived=true'))
  expect([search().value, archived().checked]).toEqual(['storm', true])
})
