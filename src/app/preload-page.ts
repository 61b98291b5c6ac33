import { prefetch } from '#src/shared/lib/background-load.ts'
import { sessionKeys } from '#src/shared/session/session-keys.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'

/**
 * Starts to load the page that a URL leads to, before the app that shows it is there: on a slow connection the two then load together
 * instead of one after the other. Knows no router, which is part of the app.
 * @param pathname as in `location`
 */
export function preloadPage(pathname: string): void {
  const page = findPage(pathname)
  if (page) prefetch(page.load)
}

/** The page at a URL: login for a signed-out visitor where the page needs a session. */
export function findPage(pathname: string): Page | undefined {
  const redirected = pathname === paths.root.pattern ? paths.home.pattern : pathname
  const found = pages.find(({ path }) => toRegExp(path.pattern).test(redirected))
  const needsLogin = (found?.access === 'user' || found?.access === 'staff') && !hasSession()
  return needsLogin ? pages.find(({ path }) => path === paths.login) : found
}

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`)

function hasSession(): boolean {
  try {
    return (
      localStorage.getItem(sessionKeys.token) !== null || localStorage.getItem(sessionKeys.isLoginSuccessful) !== null
    )
  } catch {
    // Storage is blocked: so is signing in.
    return false
  }
}
