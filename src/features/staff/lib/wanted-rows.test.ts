import { expect, it } from 'vitest'
import { ROW_FILTERS, type RowsAddressFilter, wantedRows } from './wanted-rows.ts'
import { rowsHref } from './rows-href.ts'

const filterOf = (search: string) => {
  const read = new URLSearchParams(search)
  return Object.fromEntries(ROW_FILTERS.map((name) => [name, read.get(name) ?? ''])) as RowsAddressFilter
}

it('a link to rows requests exactly those', () => {
  const href = rowsHref('TASK', { status: 'FAILED,THROTTLED', model: 'draft', from: '2026-11-01', to: '2026-11-01' })
  const { pathname, search, hash } = new URL(href, 'http://x')
  expect([pathname, hash]).toEqual(['/admin-stats/generation-analytics', '#rows'])
  expect(wantedRows(filterOf(search), ['STORY', 'TASK'])).toEqual({
    kind: 'TASK',
    ...{ status: ['FAILED', 'THROTTLED'], model: ['draft'], from: '2026-11-01', to: '2026-11-01' },
  })
})

it('a link to rows ignores values that no call accepts, and replaces another page’s kind with the page’s first', () => {
  const search = 'kind=JOB&user_id=ada&from=yesterday&to=2026-99-99'
  expect(wantedRows(filterOf(search), ['PERSON', 'CHARGE'])).toEqual({ kind: 'PERSON' })
})

it('an unknown country is requested as such, not left out', () => {
  expect(wantedRows(filterOf('country=-,DE'), ['PERSON'])).toEqual({ kind: 'PERSON', country: ['', 'DE'] })
})
