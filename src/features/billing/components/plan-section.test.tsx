// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Subscription } from '#generated/schema.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { PlanSection } from './plan-section.tsx'

afterEach(cleanup)

const subscription = (status: Subscription['status']): Subscription => ({
  ...{ amount: 1_900, currency: 'USD', provider: 'STRIPE', checkout_url: null, return_path: null },
  ...{ subscription_id: 's', status, price_id: 'pro-month-usd', premium_type: 'PRO', interval: 'MONTH' },
  ...{ current_period_ends_at: '2026-02-01T00:00:00.000Z', next_price_id: null, cancelled_at: null },
  ...{ grace_ends_at: null, created_at: '2026-01-01T00:00:00.000Z' },
})

it('a payment that is confirmed while the plan is shown updates it', async () => {
  let status: Subscription['status'] = 'PAST_DUE'
  http.mockImplementation(() => Promise.resolve({ subscription: subscription(status) }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlanSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Payment due')).toBeTruthy()
  status = 'ACTIVE'
  await deliver('subscription-changed', { subscription_id: crypto.randomUUID(), status })
  expect(await screen.findByText(/Renews on/)).toBeTruthy()
  expect(screen.queryByText('Payment due')).toBeNull()
})
