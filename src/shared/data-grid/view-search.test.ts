import { expect, it } from 'vitest'
import { searchOfView, viewSearch } from './saved-views.tsx'

it('a view keeps filters, order and columns, and not the page it was saved on', () => {
  const search = viewSearch(new URLSearchParams('status=FAILED&page=7&hidden=email&order=asc'))
  expect(search).toBe('hidden=email&order=asc&status=FAILED')
  expect(viewSearch(new URLSearchParams('order=asc&hidden=email&status=FAILED&page=2'))).toBe(search)
})

it('a view of a person’s rows is none of that person: it shows the rows of whoever is looked at', () => {
  const subject = ['user_id', 'email']
  const view = viewSearch(new URLSearchParams('user_id=ada&email=a&kind=JOB'), subject)
  expect(view).toBe('kind=JOB')
  expect(searchOfView(view, new URLSearchParams('user_id=bob&kind=TASK&page=3'), subject)).toBe('kind=JOB&user_id=bob')
})
