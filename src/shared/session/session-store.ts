import { create } from 'zustand'
import { consentStorageKey } from '#src/shared/services/consent/consent-key.ts'
import { restoreThemeAfterClear } from '#src/shared/theme/theme-store.ts'
import { sessionKeys } from './session-keys.ts'
import type { SessionUser } from './session-user.ts'

export interface SessionState {
  /** The bearer token. */
  token: string | null
  /** The user as the server last described them; null until the first answer. */
  user: SessionUser | null
  isLoginSuccessful: boolean
  /** True while an emailed one-time password allows only its change: known since the login, before the user is loaded. */
  mustChangePassword: boolean
  /** True after the user pressed Sign Out: the page they left is not remembered. */
  hasSignedOut: boolean
}

const signedOut: SessionState = {
  token: null,
  user: null,
  isLoginSuccessful: false,
  mustChangePassword: false,
  hasSignedOut: false,
}

export const useSessionStore = create<SessionState>()(() => readStorage())

/** Signed in = a stored token, or the login-success flag alone; the start-up fetch corrects a flag without a session. */
export const isSignedIn = (state: SessionState = useSessionStore.getState()): boolean =>
  state.token !== null || state.isLoginSuccessful

/** Stores the answer of a login; the previous user's data is cleared. */
export function storeLogin(token: string, { mustChangePassword = false } = {}): void {
  localStorage.setItem(sessionKeys.token, token)
  localStorage.removeItem(sessionKeys.user)
  localStorage.setItem(sessionKeys.isLoginSuccessful, 'true')
  storeMustChangePassword(mustChangePassword)
  useSessionStore.setState({ ...signedOut, token, isLoginSuccessful: true, mustChangePassword })
}

/** Stores the user as the server returns them. */
export function storeUser(user: SessionUser): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user))
  storeMustChangePassword(user.must_change_password)
  useSessionStore.setState({ user, mustChangePassword: user.must_change_password })
}

function storeMustChangePassword(mustChangePassword: boolean): void {
  if (mustChangePassword) localStorage.setItem(sessionKeys.mustChangePassword, 'true')
  else localStorage.removeItem(sessionKeys.mustChangePassword)
}

/**
 * Ends the session in this browser: local storage is cleared; only what belongs to the device is written back: theme, accent, consent.
 * @param hasSignedOut true when the user requested it
 */
export function clearSession({ hasSignedOut = false } = {}): void {
  const consent = localStorage.getItem(consentStorageKey)
  localStorage.clear()
  if (consent !== null) localStorage.setItem(consentStorageKey, consent)
  restoreThemeAfterClear()
  useSessionStore.setState({ ...signedOut, hasSignedOut })
}

/** Signing in or out in one tab does so in all. Returns the function that stops listening. */
export function followOtherTabs(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || Object.values<string>(sessionKeys).includes(key)) useSessionStore.setState(readStorage())
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

function readStorage(): SessionState {
  return {
    token: localStorage.getItem(sessionKeys.token) || null,
    user: readUser(),
    isLoginSuccessful: localStorage.getItem(sessionKeys.isLoginSuccessful) === 'true',
    mustChangePassword: localStorage.getItem(sessionKeys.mustChangePassword) === 'true',
    hasSignedOut: false,
  }
}

function readUser(): SessionUser | null {
  try {
    return JSON.parse(localStorage.getItem(sessionKeys.user) ?? 'null') as SessionUser | null
  } catch {
    return null
  }
}
