import { expect, it } from 'vitest'
import { type GridState, readGridState, writeGridState } from './use-grid-address.ts'

const options = {
  filters: ['status', 'from'],
  sorts: ['created_at', 'credits'],
  usual: { from: '2026-11-01' },
} as const

it('a grid’s URL has page, order, hidden columns and filters, and reads back the same', () => {
  const state: GridState<'status' | 'from', 'created_at' | 'credits'> = {
    ...{ page: 3, pageSize: 50, sort: 'credits', order: 'asc' },
    hidden: ['email', 'reason'],
    filter: { status: 'FAILED', from: '' },
  }
  const search = writeGridState(new URLSearchParams('days=7'), state, options)
  expect(search.get('days')).toBe('7')
  expect(readGridState(search, options)).toEqual(state)
})

it('a URL without parameters is the default first page, and stays empty', () => {
  const state = readGridState(new URLSearchParams(), options)
  expect(state).toMatchObject({ page: 0, pageSize: 25, sort: 'created_at', order: 'desc', hidden: [] })
  expect(state.filter).toEqual({ status: '', from: '2026-11-01' })
  expect(writeGridState(new URLSearchParams(), state, options).toString()).toBe('')
})

it.each(['page=-3', 'page=x', 'page_size=7', 'sort=drop+table', 'order=up'])(
  'a grid’s URL with %s means the default',
  (address) => {
    const usual = readGridState(new URLSearchParams(), options)
    expect(readGridState(new URLSearchParams(address), options)).toEqual(usual)
  },
)
