import { expect, it } from 'vitest'
import { scrollKey } from './scroll-key.ts'

const at = (key: string, pathname: string, search = '') => scrollKey({ key, pathname, search, hash: '', state: null })

it('pages that were loaded one after the other keep their own scroll positions, and a reload finds its page’s', () => {
  expect(at('default', '/projects')).not.toBe(at('default', '/design-components'))
  expect(at('default', '/projects', '?page=2')).not.toBe(at('default', '/projects'))
  expect(at('default', '/projects')).toBe(at('default', '/projects'))
})

it('each visit of a page within one load keeps its own', () => {
  expect(at('k1', '/projects')).not.toBe(at('k2', '/projects'))
})
