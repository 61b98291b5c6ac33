import { paths } from '#src/app/paths.ts'

interface AfterLogin {
  isProfileComplete: boolean
  /** The user came with an emailed one-time password. */
  mustChangePassword?: boolean | undefined
  /** The page the user came from. */
  from?: unknown
}

const storageKey = 'pendingRoute'
const appPrefix = 'app_'

/** Remembers where a visitor wanted to go: the path and its `app_` query parameters, for this tab. */
export function rememberRoute({ pathname, search }: { pathname: string; search: string }): void {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(appPrefix))
  const query = new URLSearchParams(parameters).toString()
  sessionStorage.setItem(storageKey, query ? `${pathname}?${query}` : pathname)
}

/** The remembered route, once: the call removes it. Null when there is none or it is on another origin. */
export function takeRememberedRoute(): string | null {
  const route = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return ownPath(route)
}

/** The value when it is a path of this origin, else null: `//evil`, `/\evil` and `javascript:` are not. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null
  const url = URL.parse(value, location.origin)
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Where a login leads. The remembered route is used once, and kept while the profile is being completed. */
export function afterLoginPath({ isProfileComplete, mustChangePassword = false, from }: AfterLogin): string {
  if (mustChangePassword) return paths.changePassword.href()
  if (!isProfileComplete) return paths.completeProfile.href()
  return takeRememberedRoute() ?? ownPath(from) ?? paths.home.href()
}
