// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { sessionKeys } from '#src/shared/session/session-keys.ts'
import { pages } from './pages.ts'
import { findPage } from './preload-page.ts'
import { paths } from './paths.ts'

beforeEach(() => localStorage.clear())

const signIn = () => localStorage.setItem(sessionKeys.isLoginSuccessful, 'true')
const fill = (pattern: string) => pattern.replace(/:\w+/g, 'an-id').replace(/\*$/, 'button/disabled')

it('preloading finds the page of every URL for a signed-in user', () => {
  signIn()
  for (const page of pages)
    expect([page.path.pattern, findPage(fill(page.path.pattern))]).toEqual([page.path.pattern, page])
})

it('preloading finds a page with an optional rest of its URL when that is empty', () => {
  signIn()
  expect(findPage('/design-components')?.name).toBe('Design components')
  expect(findPage('/design-components-of-others')).toBeUndefined()
})

it('preloading finds the page of a URL that ends in a slash, and Home for the bare URL', () => {
  signIn()
  expect(findPage('/app/')?.path).toBe(paths.home)
  expect(findPage('/')?.path).toBe(paths.home)
})

it('preloading finds login for pages that need a session, without one', () => {
  expect(findPage('/story/an-id')?.path).toBe(paths.login)
  expect(findPage('/preview')?.path).toBe(paths.preview)
})

it('preloading finds nothing at a URL without a page', () => expect(findPage('/nowhere')).toBeUndefined())
