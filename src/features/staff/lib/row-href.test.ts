import { expect, it } from 'vitest'
import { rowHref } from './row-href.ts'

const row = { kind: 'CHARGE', story_id: 's', user_id: 'p' } as const

it('a row links to its story, and to its user for roles that may not see stories', () => {
  expect(rowHref(row, ['SUPPORT'])).toMatch(/debug-story\?story_id=s$/)
  expect(rowHref(row, ['ADMIN'])).toMatch(/debug-story\?story_id=s$/)
  expect(rowHref(row, ['FINANCE'])).toMatch(/user-summary\?user_id=p$/)
  expect(rowHref({ ...row, kind: 'PERSON' }, ['SUPPORT'])).toMatch(/user-summary/)
  expect(rowHref({ ...row, story_id: null, user_id: null }, ['ADMIN'])).toBeNull()
})
