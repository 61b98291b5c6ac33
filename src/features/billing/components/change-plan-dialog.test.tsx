// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ProductPrice, Subscription, SubscriptionChange } from '#generated/schema.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'

afterEach(cleanup)

const running: Subscription = {
  ...{ amount: 1_900, currency: 'USD', provider: 'STRIPE', checkout_url: null, return_path: null },
  ...{ subscription_id: 's', status: 'ACTIVE', price_id: 'creator-month-usd', premium_type: 'CREATOR' },
  ...{ interval: 'MONTH', current_period_ends_at: '2026-02-01T00:00:00.000Z', next_price_id: null },
  ...{ cancelled_at: null, grace_ends_at: null, created_at: '2026-01-01T00:00:00.000Z' },
}
const priceOf = (price_id: string, name: string, interval: ProductPrice['interval'], amount: number): ProductPrice => ({
  ...{ price_id, name, interval, amount, currency: 'USD', currency_symbol: '$', premium_type: 'PRO', description: '' },
  ...{ credits_per_month: 1, max_video_seconds: 900, max_projects: 1, max_stories: 1 },
  ...{ is_recommended: false, features: [] },
})
const now = { begins: 'NOW', amount_due: 1_500, credits_now: 600 } as const
const later = { begins: 'NEXT_PERIOD', amount_due: 0, credits_now: 0 } as const

it.each([
  [
    'a larger plan',
    priceOf('pro-month-usd', 'Pro', 'MONTH', 4_900),
    now,
    'Change to Pro',
    'Pro starts now. You pay $15, the difference for the rest of your billing period, and get 600 credits. After that, it’s $49 per month.',
  ],
  [
    'a year in the place of months',
    priceOf('creator-year-usd', 'Creator', 'YEAR', 19_000),
    { ...now, credits_now: 1 },
    'Change to Creator',
    'Your year of Creator starts now. You pay $15, minus the unused part of your current month, and get 1 credit. After that, it’s $190 per year.',
  ],
  [
    'a year that brings no credits yet',
    priceOf('creator-year-usd', 'Creator', 'YEAR', 19_000),
    { ...now, credits_now: 0 },
    'Change to Creator',
    'Your year of Creator starts now. You pay $15, minus the unused part of your current month. After that, it’s $190 per year.',
  ],
  [
    'a smaller plan',
    priceOf('basic-month-usd', 'Basic', 'MONTH', 900),
    later,
    'Change to Basic',
    'Nothing is charged now. Your current plan runs until 1 February 2026. Basic for $9 per month starts then.',
  ],
  [
    'the present plan again',
    priceOf('creator-month-usd', 'Creator', 'MONTH', 1_900),
    later,
    'Stay on Creator',
    'Nothing is charged now and your plan stays the same. It renews on 1 February 2026 for $19 per month.',
  ],
])('the dialog of %s shows the price, the terms, and the start', async (_, price, terms, title, text) => {
  const preview: SubscriptionChange = {
    ...{ price_id: price.price_id, currency: 'USD', begins_at: '2026-02-01T12:00:00.000Z' },
    ...terms,
  }
  http.mockResolvedValue(preview)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePlanDialog running={running} price={price} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect((await screen.findByText(/now/, { selector: 'p' })).textContent).toBe(text)
})
