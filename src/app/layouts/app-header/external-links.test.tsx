// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { KnownPaths } from '#src/shared/lib/known-paths.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { AppThemeProvider } from '#src/shared/theme/app-theme-provider.tsx'
import { AppHeader } from './app-header.tsx'

vi.mock('#src/shared/lib/config/env.ts', async (load) => ({
  ...(await load<object>()),
  externalLinks: {
    tutorials: 'https://learn.example',
    community: 'https://chat.example',
    featureRequests: 'https://wishes.example',
    exampleVideos: 'https://films.example',
  },
}))
afterEach(cleanup)

it('URLs that the operator has set take the place of the pages and the dialog', async () => {
  storeLogin('t')
  storeUser(ada)
  render(
    <AppThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <KnownPaths value={['/app', '/help', '/examples']}>
          <MemoryRouter>
            <AppHeader />
          </MemoryRouter>
        </KnownPaths>
      </QueryClientProvider>
    </AppThemeProvider>,
  )
  const hrefOf = (element: HTMLElement) => element.getAttribute('href')
  expect(screen.getAllByRole('link', { name: /Tutorials/ }).map(hrefOf)).toEqual(['https://learn.example'])
  expect(hrefOf(screen.getByRole('link', { name: /Community/ }))).toBe('https://chat.example')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Account menu' }))
  expect(hrefOf(await screen.findByRole('menuitem', { name: 'Feature Requests' }))).toBe('https://wishes.example')
  expect(hrefOf(screen.getByRole('menuitem', { name: 'Example Videos' }))).toBe('https://films.example')
})
