// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getLogoutUrl } from '#generated/client/auth/auth.ts'
import { getSubmitFeedbackUrl } from '#generated/client/feedback/feedback.ts'
import { KnownPaths } from '#src/shared/lib/known-paths.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { clearSession, isSignedIn, storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { useThemeStore } from '#src/shared/theme/theme-store.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { AppHeader } from './app-header.tsx'

const allPages = [
  '/app',
  '/projects',
  '/models',
  '/help',
  '/subscribe',
  '/account',
  '/account/subscription',
  '/brand',
  '/signup',
]

async function show(pages: readonly string[] = allPages) {
  const router = createMemoryRouter([{ path: '*', element: <AppHeader /> }], { initialEntries: ['/app'] })
  await act(async () =>
    render(
      <AppThemeProvider>
        <QueryClientProvider client={createQueryClient()}>
          <KnownPaths value={pages}>
            <RouterProvider router={router} />
          </KnownPaths>
        </QueryClientProvider>
      </AppThemeProvider>,
    ),
  )
  return { router, user: userEvent.setup() }
}

const link = (name: RegExp | string) => screen.queryByRole('link', { name })

beforeEach(() => {
  http.mockReset().mockResolvedValue(undefined)
  clearSession()
})
afterEach(cleanup)

describe('signed out', () => {
  it('the header of a visitor leads to the root and offers Sign Up', async () => {
    await show()
    expect(link('Storyloom, home')?.getAttribute('href')).toBe('/')
    expect(link('Sign Up')?.getAttribute('href')).toBe('/signup')
    expect(link('Projects')).toBeNull()
  })
})

describe('signed in', () => {
  beforeEach(() => {
    storeLogin('t')
    storeUser(ada)
  })

  it('the header of a signed-in user links to home and the pages and shows the balance', async () => {
    await show()
    expect(link('Storyloom, home')?.getAttribute('href')).toBe('/app')
    expect(link('Home')?.getAttribute('href')).toBe('/app')
    expect(link('Projects')?.getAttribute('href')).toBe('/projects')
    expect(link('Models')?.getAttribute('href')).toBe('/models')
    expect(link('Tutorials')?.getAttribute('href')).toBe('/help')
    expect(link('Community')).toBeNull()
    expect(link('248.50 credits')?.getAttribute('href')).toBe('/account/subscription')
    expect(link('Sign Up')).toBeNull()
  })

  it('the header renders a link only once its page exists', async () => {
    await show(['/app'])
    expect(link('Home')).not.toBeNull()
    expect(link('Projects')).toBeNull()
    expect(link('Upgrade')).toBeNull()
    expect(screen.getByText('248.50').closest('a')).toBeNull()
  })

  it('the header offers the upgrade in a new tab, but not to premium users', async () => {
    await show()
    expect(link('Upgrade')?.getAttribute('href')).toBe('/subscribe')
    expect(link('Upgrade')?.getAttribute('target')).toBe('_blank')
    await act(async () => storeUser({ ...ada, is_premium: true, premium_type: 'PRO' }))
    expect(link('Upgrade')).toBeNull()
  })

  it('the header compacts a balance above 1000', async () => {
    await act(async () => storeUser({ ...ada, credit_summary: { balance: 1500 } }))
    await show()
    expect(link('1.50K credits')).not.toBeNull()
  })

  it('the header signs out whatever the server answers, and keeps the theme', async () => {
    useThemeStore.getState().setMode('dark')
    http.mockRejectedValue(new Error('gone'))
    const { router, user } = await show()
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(http).toHaveBeenCalledWith(getLogoutUrl(), expect.objectContaining({ method: 'POST' }))
    expect(isSignedIn()).toBe(false)
    expect(localStorage.getItem('token')).toBeNull()
    expect(JSON.parse(localStorage.getItem('theme') ?? '').state.mode).toBe('dark')
  })

  it('the account menu leads to the example videos and sends a feature request', async () => {
    http.mockResolvedValue({ message: 'Thank you for your feedback' })
    const { user } = await show()
    const open = async () => user.click(screen.getByRole('button', { name: 'Account menu' }))
    await open()
    const examples = await screen.findByRole('menuitem', { name: 'Example Videos' })
    expect(examples.getAttribute('href')).toBe('/examples')
    await user.click(screen.getByRole('menuitem', { name: 'Feature Requests' }))
    const field = await screen.findByRole('textbox', { name: 'What would you like to do?' })
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send' })
    await user.type(field, '  ')
    expect(await screen.findByText('Enter some text')).toBeTruthy()
    expect(send.disabled).toBe(true)
    await user.clear(field)
    await user.type(field, 'A voice in Danish')
    await user.click(send)
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request a feature' })).toBeNull())
    const [, { body }] = http.mock.calls.find(([path]) => path === getSubmitFeedbackUrl()) ?? []
    expect(JSON.parse(body)).toEqual({ feedback_type: 'FEATURE_REQUEST', feedback: 'A voice in Danish' })
  })

  it('the header changes mode and accent from the theme menu', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Theme' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Amber' }))
    expect(document.documentElement.dataset.accent).toBe('amber')
    await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  it('the header opens the drawer of narrow screens', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const names = [...drawer.querySelectorAll('a, button')].map((item) => item.textContent)
    expect(names).toEqual(expect.arrayContaining(['Account', 'Settings', 'Upgrade', 'Sign Out']))
  })
})
