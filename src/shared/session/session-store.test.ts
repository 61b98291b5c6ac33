// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { useThemeStore } from '#src/shared/theme/theme-store.ts'
import { clearSession, followOtherTabs, isSignedIn, storeLogin, storeUser, useSessionStore } from './session-store.ts'
import { sessionKeys } from './session-keys.ts'
import { ada } from './session-user.fixture.ts'

beforeEach(() => clearSession())

describe('session store', () => {
  it('session store keeps token, user and flag under the keys of the specification', () => {
    storeLogin('t-1')
    storeUser(ada)
    expect(localStorage.getItem('token')).toBe('t-1')
    expect(localStorage.getItem('isLoginSuccessful')).toBe('true')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
  })

  it('session store counts as signed in by the token or by the flag alone', () => {
    expect(isSignedIn()).toBe(false)
    useSessionStore.setState({ token: 't' })
    expect(isSignedIn()).toBe(true)
    useSessionStore.setState({ token: null, isLoginSuccessful: true })
    expect(isSignedIn()).toBe(true)
  })

  it('a login clears the previous user’s data', () => {
    storeUser(ada)
    storeLogin('t-2')
    expect(useSessionStore.getState().user).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('session store remembers over a reload that an emailed password must be changed, until the server answers otherwise', () => {
    const stop = followOtherTabs()
    const reload = () => dispatchEvent(new StorageEvent('storage', { key: null }))
    storeLogin('t-3', { mustChangePassword: true })
    useSessionStore.setState({ mustChangePassword: false })
    reload()
    expect(useSessionStore.getState().mustChangePassword).toBe(true)
    storeUser(ada)
    reload()
    expect(useSessionStore.getState().mustChangePassword).toBe(false)
    stop()
  })

  it('session store ends with nothing of the session in storage, and theme and accent still there', () => {
    useThemeStore.getState().setMode('dark')
    useThemeStore.getState().setAccent('jade')
    storeLogin('t-1')
    storeUser(ada)
    localStorage.setItem('anything', 'else')
    clearSession()
    expect(Object.keys(localStorage)).toEqual(['theme'])
    expect(JSON.parse(localStorage.getItem('theme') ?? '').state).toEqual({ mode: 'dark', accent: 'jade' })
    expect(isSignedIn()).toBe(false)
  })

  it('session store follows a sign-out and a sign-in of another tab', () => {
    const stop = followOtherTabs()
    storeLogin('t-1')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(isSignedIn()).toBe(false)
    localStorage.setItem(sessionKeys.token, 't-2')
    dispatchEvent(new StorageEvent('storage', { key: sessionKeys.token }))
    expect(useSessionStore.getState().token).toBe('t-2')
    stop()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(useSessionStore.getState().token).toBe('t-2')
  })
})
