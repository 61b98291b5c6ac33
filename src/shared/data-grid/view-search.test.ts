import { expect, it } from 'vitest'
import { searchOfView, viewSearch } from './saved-views.tsx'

it('a view keeps filters, order and columns, and not the page it was saved on', () => {
  const search = viewSearch(new URLSearchParams('status=FAILED&page=7&hidden=email&order=asc'))
  expect(search).toBe('hidden=email&order=asc&status=FAILED')
  expect(viewSearch(new URLSearchParams('order=asc&hidden=email&status=FAILED&page=2'))).toBe(search)
})

it('a view saved on one user’s page shows the rows of the user of the present page', () => {
  const subject = ['user_id', 'email']
  const view = viewSearch(new URLSearchParams('user_id=ada&email=a&kind=JOB'), subject)
  expect(view).toBe('kind=JOB')
  expect(searchOfView(view, new URLSearchParams('user_id=bob&kind=TASK&page=3'), subject)).toBe('kind=JOB&user_id=bob')
})
