// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/subscribe/return"}
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Purchase, Subscription } from '#generated/schema.ts'
import { CheckoutReturn } from './checkout-return.tsx'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const common = {
  amount: 900,
  currency: 'USD',
  provider: 'STRIPE',
  checkout_url: null,
  return_path: null,
  created_at: '2026-01-01T00:00:00.000Z',
} as const

const purchase = (status: Purchase['status']): Purchase => ({
  ...common,
  ...{ purchase_id: ID, status, pack_id: 'credits-100-usd', credits: 100 },
})

const subscription = (status: Subscription['status'], end: string | null): Subscription => ({
  ...common,
  ...{ subscription_id: ID, status, price_id: 'pro-month-usd', premium_type: 'PRO', interval: 'MONTH' },
  ...{ current_period_ends_at: end, next_price_id: null, grace_ends_at: null, cancelled_at: null },
})

it.each([
  ['credits that were paid', purchase('PAID'), '100 credits added', null],
  ['unpaid credits', purchase('EXPIRED'), 'No payment made', 'You were not charged'],
  ['credits that were refunded later', purchase('REFUNDED'), 'These credits were refunded', null],
  ['a payment that is not confirmed', purchase('PENDING'), 'Confirming your payment', null],
  ['a plan that runs', subscription('ACTIVE', '2026-02-01T00:00:00.000Z'), 'You’re on Pro', null],
  ['an unpaid plan', subscription('EXPIRED', null), 'No payment made', 'You were not charged'],
  ['a plan that ran and ended', subscription('EXPIRED', '2026-02-01T00:00:00.000Z'), 'This plan has ended', null],
])(
  'the address a checkout returns to says of %s how it ended, however late it is opened',
  async (_, answer, title, charge) => {
    server.use(http.get('http://app.test/api/*', () => HttpResponse.json(answer)))
    const name = 'purchase_id' in answer ? 'purchase_id' : 'subscription_id'
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/subscribe/return?${name}=${ID}`]}>
          <CheckoutReturn />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByText(/You were not charged/) !== null).toBe(charge !== null)
  },
)
