import { expect, it } from 'vitest'
import { viewSearch } from './view-search.ts'

it('a view keeps filters, order and columns, and not the page it was saved on', () => {
  const search = viewSearch(new URLSearchParams('status=FAILED&page=7&hidden=email&order=asc'))
  expect(search).toBe('hidden=email&order=asc&status=FAILED')
  expect(viewSearch(new URLSearchParams('order=asc&hidden=email&status=FAILED&page=2'))).toBe(search)
})
