import { expect, it } from 'vitest'
import { readStat } from './tree-memory.mjs'

it('reads parent, touched pages and processor time after a name with blanks and brackets', () => {
  const stat = '17 (a (b) c) S 4 17 17 0 -1 4194560 1200 34 0 0 500 70 8 9 20 0'

  expect(readStat(stat)).toEqual({ parent: 4, pages: 1234, ticks: 570 })
})
