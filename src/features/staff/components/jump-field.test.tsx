// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { JumpField } from './jump-field.tsx'

const http = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/api/http.ts', () => ({ http }))
afterEach(cleanup)

function show() {
  const router = createMemoryRouter([{ path: '*', element: <JumpField /> }], { initialEntries: ['/admin-stats'] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

it.each([
  ['SUPPORT', 'studio.exa', '/admin-stats/user-summary?email=studio.exa'],
  ['SUPPORT', '0197f1c2-8a51-7c33-9d0e-4b8f6a2f0a01', '/admin-stats'],
  ['REVIEWER', 'studio.exa', '/admin-stats'],
])('for the role %s a jump to %s without a match leads to %s', async (role, query, url) => {
  http.mockResolvedValue({ matches: [] })
  useSessionStore.setState({ user: { staff_roles: [role] } as never })
  const router = show()
  http.mockClear()
  await userEvent.type(screen.getByRole('searchbox'), `${query}{Enter}`)
  await waitFor(() => expect(http).toHaveBeenCalled())
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(url))
})

it('a jump starts at three characters, and its shortcut selects the field’s text', async () => {
  show()
  http.mockClear()
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(field, 'st {Enter}')
  await userEvent.click(document.body)
  await userEvent.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('nothing of two characters was looked for')
  expect(field.value).toBe('nothing of two characters was looked for')
  expect(http).not.toHaveBeenCalled()
})
