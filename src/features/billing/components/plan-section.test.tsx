// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Subscription } from '#generated/client/model/subscription.ts'
import { PlanSection } from './plan-section.tsx'

const http = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/api/http.ts', () => ({ http }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const subscription = (status: Subscription['status']): Subscription => ({
  ...{ amount: 1_900, currency: 'USD', provider: 'STRIPE', checkout_url: null, return_path: null },
  ...{ subscription_id: 's', status, price_id: 'pro-month-usd', premium_type: 'PRO', interval: 'MONTH' },
  ...{ current_period_ends_at: '2026-02-01T00:00:00.000Z', next_price_id: null, cancelled_at: null },
  ...{ grace_ends_at: null, created_at: '2026-01-01T00:00:00.000Z' },
})

it('a payment that is confirmed while the page loads is shown without any event, and so is what came with it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const client = new QueryClient()
  client.setQueryData(['balance'], 100)
  let status: Subscription['status'] = 'PAST_DUE'
  http.mockImplementation(() => Promise.resolve({ subscription: subscription(status) }))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlanSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Payment due')).toBeTruthy()
  expect(client.getQueryState(['balance'])?.isInvalidated).toBe(false)
  status = 'ACTIVE'
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await screen.findByText(/Renews on/)).toBeTruthy()
  expect(screen.queryByText('Payment due')).toBeNull()
  expect(client.getQueryState(['balance'])?.isInvalidated).toBe(true)
  // Nothing is due any more, so nobody asks again.
  http.mockClear()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(http).not.toHaveBeenCalled()
})
