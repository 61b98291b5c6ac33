// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { RequireDesktopBrowser } from './require-desktop-browser.tsx'

async function openWith(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const router = createMemoryRouter(
    [{ Component: RequireDesktopBrowser, children: [{ path: '/story/:storyId', element: <p>The editor</p> }] }],
    { initialEntries: ['/story/1'] },
  )
  await act(async () =>
    render(
      <AppThemeProvider>
        <RouterProvider router={router} />
      </AppThemeProvider>,
    ),
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['Unsupported Device', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['Unsupported Browser', 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'],
  ['Unsupported Environment', 'curl/8.5.0'],
])('the page “%s” in place of the editor leads home', async (title, userAgent) => {
  await openWith(userAgent)
  expect(screen.getByRole('heading', { name: title })).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/app')
  expect(screen.queryByText('The editor')).toBeNull()
})

it('the editor opens on desktop Chrome', async () => {
  await openWith('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36')
  expect(screen.getByText('The editor')).not.toBeNull()
})
