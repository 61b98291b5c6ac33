import { expect, it } from 'vitest'
import { toReturnPath } from './return-path.ts'

it('a return path leads to a path of the app and nowhere else', () => {
  expect(toReturnPath('/story/1?panel=cast')).toBe('/story/1?panel=cast')
  for (const path of [null, '', 'story', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])
    expect(toReturnPath(path)).toBeNull()
})
