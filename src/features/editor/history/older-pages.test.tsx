// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { OlderPages, useOlderPages } from './older-pages.tsx'

const PAGE = 50
const all = Array.from({ length: 120 }, (_, at) => `Edit ${120 - at}`)
let isAway = false

function List() {
  const list = useOlderPages(['edits'], async (page) => {
    if (isAway) throw new Error('Away')
    const next = page * PAGE < all.length ? page + 1 : null
    return { results: all.slice((page - 1) * PAGE, page * PAGE), next_page: next }
  })
  const words = { loading: 'Loading', failed: 'Failed', empty: { title: 'None', text: 'None yet' } }
  return (
    <OlderPages list={list} skeleton={{ rows: 1, width: '100%', height: 10 }} {...words}>
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </OlderPages>
  )
}

afterEach(cleanup)

it('the paged list loads page by page to the oldest row, and retries a page that fails', async () => {
  const person = userEvent.setup()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  )
  const shown = () => screen.getAllByText(/^Edit/).length
  const older = () => person.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByText('Edit 120')
  expect(shown()).toBe(50)
  await older()
  await screen.findByText('Edit 21')
  isAway = true
  await older()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(shown()).toBe(100)
  isAway = false
  await person.click(again)
  await screen.findByText('Edit 1')
  expect(shown()).toBe(120)
  expect(screen.queryByRole('button')).toBeNull()
})
