// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeRememberedRoute } from '#src/shared/session/pending-route.ts'
import { clearSession, storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { GuestOnly } from './guest-only.tsx'
import { RequireAuth } from './require-auth.tsx'
import { RequireStaff } from './require-staff.tsx'

const Page = ({ name }: { name: string }) => {
  const { pathname, state } = useLocation()
  return (
    <p>
      {name} at {pathname} from {(state as { from?: string } | null)?.from ?? 'nowhere'}
    </p>
  )
}

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { Component: GuestOnly, children: [{ path: '/login', element: <Page name="login" /> }] },
      {
        Component: RequireAuth,
        children: [
          { path: '/app', element: <Page name="home" /> },
          { path: '/projects', element: <Page name="projects" /> },
          { path: '/change-password', element: <Page name="change password" /> },
          { Component: RequireStaff, children: [{ path: '/admin-stats', element: <Page name="staff" /> }] },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  await act(async () =>
    render(
      <AppThemeProvider>
        <RouterProvider router={router} />
      </AppThemeProvider>,
    ),
  )
  return router
}

beforeEach(() => {
  clearSession()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('RequireAuth', () => {
  it('RequireAuth sends a visitor to /login and remembers the path with its app_ parameters', async () => {
    await open('/projects?app_ref=x&page=2')
    expect(screen.getByText('login at /login from /projects?app_ref=x&page=2')).not.toBeNull()
    expect(takeRememberedRoute()).toBe('/projects?app_ref=x')
  })

  it('RequireAuth shows the page to a signed-in user', async () => {
    storeLogin('t')
    await open('/projects')
    expect(screen.getByText(/^projects/)).not.toBeNull()
  })

  it('RequireAuth leaves when the session ends, and remembers the page', async () => {
    storeLogin('t')
    await open('/projects')
    await act(async () => clearSession())
    expect(screen.getByText(/^login/)).not.toBeNull()
    expect(takeRememberedRoute()).toBe('/projects')
  })

  it('RequireAuth does not remember the page after Sign Out', async () => {
    storeLogin('t')
    await open('/projects')
    await act(async () => clearSession({ hasSignedOut: true }))
    expect(screen.getByText('login at /login from nowhere')).not.toBeNull()
    expect(takeRememberedRoute()).toBeNull()
  })

  it('RequireAuth changes a one-time password first', async () => {
    storeLogin('t')
    storeUser({ ...ada, must_change_password: true })
    await open('/projects')
    expect(screen.getByText(/^change password/)).not.toBeNull()
  })

  it('RequireAuth changes a one-time password first, before the user is loaded', async () => {
    storeLogin('t', { mustChangePassword: true })
    await open('/projects')
    expect(screen.getByText(/^change password/)).not.toBeNull()
  })
})

describe('GuestOnly', () => {
  it('GuestOnly redirects signed-in users to home', async () => {
    storeLogin('t')
    await open('/login')
    expect(screen.getByText(/^home/)).not.toBeNull()
  })

  it('GuestOnly leaves the redirect to a successful login', async () => {
    await open('/login')
    await act(async () => storeLogin('t'))
    expect(screen.getByText(/^login/)).not.toBeNull()
  })
})

describe('RequireStaff', () => {
  it('RequireStaff shows others the 404 page', async () => {
    storeLogin('t')
    storeUser(ada)
    await open('/admin-stats')
    expect(screen.getByRole('heading', { name: /404/ })).not.toBeNull()
    expect(screen.queryByText(/^staff/)).toBeNull()
  })

  it('RequireStaff lets staff in', async () => {
    storeLogin('t')
    storeUser({ ...ada, is_staff: true })
    await open('/admin-stats')
    expect(screen.getByText(/^staff/)).not.toBeNull()
  })
})
