// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouterProvider } from 'react-router-dom'
import { clearSession } from '#src/shared/session/session-store.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { Providers } from './providers.tsx'
import { createRouter, knownPaths } from './router.tsx'

async function open(address: string) {
  history.replaceState(null, '', address)
  const router = createRouter()
  await act(async () =>
    render(
      <Providers knownPaths={knownPaths} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
  return router
}

beforeEach(() => clearSession())
afterEach(cleanup)

it.each([
  ['/', '/app'],
  ['/?app_ref=x', '/app?app_ref=x'],
  ['/app/7?panel=cast', '/story/7?panel=cast'],
  ['/new?project_id=1', '/new-story?project_id=1'],
  ['/new/7?step=2', '/new-story/7?step=2'],
])('%s redirects to %s', async (from, to) => {
  const router = await open(from)
  await vi.waitFor(
    () => {
      // This tests the call of the guard, not where it redirects.
      const { pathname, search, state } = router.state.location
      expect(pathname === '/login' ? (state as { from: string }).from : pathname + search).toBe(to)
    },
    { timeout: 15_000 },
  )
})

it('the router shows the 404 page for an unknown path', async () => {
  await open('/no/such/page')
  expect(screen.getByRole('heading', { name: /404/ })).not.toBeNull()
})
