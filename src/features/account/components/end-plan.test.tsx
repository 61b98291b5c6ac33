// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { subscribe } from '#server/modules/billing/testing/payer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { EndPlan } from './delete-dialog.tsx'

const test = await createTestApp()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

it('a renewing plan can be cancelled in the account deletion, which then is possible', async () => {
  const ada = await test.user()
  await subscribe(test, ada, 'pro-month-usd')
  await test.runJobs()
  const remove = () => test.call('requestAccountDeletion', { as: ada, body: { email: ada.email } })
  expect(await remove()).toMatchObject({ body: { error: 'PLAN_RENEWS' } })
  localStorage.setItem('token', ada.token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EndPlan />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect((await remove()).status).toBe(200)
})
