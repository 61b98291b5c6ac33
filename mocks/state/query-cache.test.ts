// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { heldAnswers, holdQueryCache, leaveAnswers } from './query-cache.ts'

it('query results of one page are restored on the next one only, as stale', () => {
  const left = new QueryClient()
  holdQueryCache(left)
  left.setQueryData(['getStory', '1'], { display_title: 'Bees' })
  leaveAnswers(heldAnswers())
  const opened = new QueryClient()
  holdQueryCache(opened)
  expect(opened.getQueryData(['getStory', '1'])).toEqual({ display_title: 'Bees' })
  expect(opened.getQueryState(['getStory', '1'])?.isInvalidated).toBe(true)
  const later = new QueryClient()
  holdQueryCache(later)
  expect(later.getQueryData(['getStory', '1'])).toBeUndefined()
})

it('a state without answers leaves the query cache empty', () => {
  leaveAnswers(null)
  const opened = new QueryClient()
  holdQueryCache(opened)
  expect(opened.getQueryCache().getAll()).toEqual([])
})
