import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'

/** From now on the page is this user's, and its calls reach this backend. */
export function signInPage({ backend }: TestApp, { id, token, row }: TestUser): void {
  storeLogin(token)
  storeUser({ ...ada, user_id: id, is_premium: row.isPremium })
  vi.stubGlobal('fetch', (to: Request | string, init?: RequestInit) => {
    const request = typeof to === 'string' ? new Request(new URL(to, location.href), init) : to
    return backend.fetch(request, { clientAddress: '203.0.113.7' })
  })
}

/** Delivers the events that the backend sends from now on, each time it is called. */
export function eventsOf({ events }: TestApp): () => Promise<void> {
  let delivered = events.length
  return async () => {
    for (const { event, data } of events.slice(delivered)) await deliver(event, data)
    delivered = events.length
  }
}

/**
 * Shows a page as this user at a URL, on the backend in this process; a second call is a reload.
 * @param paths of the page; every other one is empty
 */
export function showPage(test: TestApp, as: TestUser, page: ReactNode, paths: readonly string[], address: string) {
  cleanup()
  signInPage(test, as)
  const routes = [...paths.map((path) => ({ path, element: page })), { path: '*', element: null }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  /** The current URL. */
  const place = () => router.state.location.pathname + router.state.location.search
  return { place }
}
