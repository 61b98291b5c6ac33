// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { afterLoginPath, ownPath, rememberRoute, takeRememberedRoute } from './pending-route.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/login')
})

describe('pending route', () => {
  it('pending route keeps the path with its app_ parameters, and is used once', () => {
    rememberRoute({ pathname: '/projects', search: '?app_ref=a%20b&page=2&app_x=1' })
    expect(takeRememberedRoute()).toBe('/projects?app_ref=a+b&app_x=1')
    expect(takeRememberedRoute()).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', '', null, 7])(
    'pending route never leaves the origin for %s',
    (value) => expect(ownPath(value)).toBeNull(),
  )

  it('pending route keeps a path of its own with query and hash', () => {
    expect(ownPath('/story/1?panel=cast#top')).toBe('/story/1?panel=cast#top')
  })
})

describe('after login', () => {
  it('after login the remembered route is opened, else the previous page, else home', () => {
    rememberRoute({ pathname: '/models', search: '' })
    expect(afterLoginPath({ isProfileComplete: true, from: '/projects' })).toBe('/models')
    expect(afterLoginPath({ isProfileComplete: true, from: '/projects' })).toBe('/projects')
    expect(afterLoginPath({ isProfileComplete: true, from: '//evil' })).toBe('/app')
  })

  it('after login the profile is completed first, and the remembered route is kept meanwhile', () => {
    rememberRoute({ pathname: '/models', search: '' })
    expect(afterLoginPath({ isProfileComplete: false })).toBe('/complete-profile')
    expect(afterLoginPath({ isProfileComplete: true })).toBe('/models')
  })

  it('a one-time password is changed before anything else', () => {
    expect(afterLoginPath({ isProfileComplete: true, mustChangePassword: true })).toBe('/change-password')
  })
})
