import { expect, it } from 'vitest'
import { readStat } from './tree-memory.mjs'

it('reads parent and touched pages after a name with blanks and brackets', () => {
  const stat = '17 (a (b) c) S 4 17 17 0 -1 4194560 1200 34 0 0 5 1'

  expect(readStat(stat)).toEqual({ parent: 4, pages: 1234 })
})
