import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('a result is computed once, and again only after the cache was cleared at its limit', () => {
  const made: string[] = []
  const answer = memoize(2, (asked) => {
    made.push(asked)
    return asked.toUpperCase()
  })
  expect(['a', 'b', 'a', 'b'].map(answer)).toEqual(['A', 'B', 'A', 'B'])
  expect(made).toEqual(['a', 'b'])
  expect(['c', 'a'].map(answer)).toEqual(['C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
