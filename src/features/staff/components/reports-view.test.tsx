// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { ReportsView } from './reports-view.tsx'

// Loaded in advance: the test is not about the time that takes.
await import('./report-dialog.tsx')
const test = await createTestApp()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

it('staff open a report, answer it, and see its new state in the list', async () => {
  const ada = await test.user()
  const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  await test.ok('submitFeedback', { as: ada, body: { feedback_type: 'BUG', feedback: 'It stays empty.' } })
  localStorage.setItem('token', support.token)
  useSessionStore.setState({ user: { staff_roles: ['SUPPORT'] } as never })
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const router = createMemoryRouter([{ path: '*', element: <ReportsView /> }], { initialEntries: ['/reports'] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Open: It stays empty.' }))
  const dialog = await screen.findByRole('dialog', { name: 'Feedback: bug' })
  expect(within(dialog).getByText('It stays empty.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Answer'), 'It is back.')
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Answered')
  await test.runJobs()
  expect(test.mail.map(({ to }) => to)).toEqual([ada.email])
})
