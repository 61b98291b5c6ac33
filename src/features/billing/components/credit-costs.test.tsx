// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CreditCost, GenerationQuote } from '#generated/schema.ts'
import { CREDIT_COSTS, type CreditAction } from '#src/domain/credits.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { CreditCosts } from './credit-costs.tsx'
import { FilmPrice } from './film-price.tsx'

afterEach(cleanup)

const PICTURE = { engine: 'gpt-image-2', per: 'PICTURE', expected: 2.7, most: 3 } as const
const quote: GenerationQuote = {
  ...{ prices_as_of: '2026-11-01', expected: 36, most: 45, is_about: true },
  engines: [{ part: 'PICTURE', engine: 'gpt-image-2', is_built_in: false, count: 12, expected: 36, most: 45 }],
}

/** The page for a server with these engines. */
function show(isConnected: boolean) {
  const costs = (['generate_story', 'regenerate_image'] as const).map((action: CreditAction): CreditCost => {
    const asked = isConnected && action === 'regenerate_image' ? PICTURE : null
    return { action, ...CREDIT_COSTS[action], engine_price: asked }
  })
  http.mockImplementation((url: string) =>
    Promise.resolve(url.includes('quote') ? { quote: isConnected ? quote : null, balance: 100 } : { costs }),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FilmPrice />
      <CreditCosts />
    </QueryClientProvider>,
  )
}

/** The price beside an action. */
const priceOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent

it('where engines of providers are connected, a video has a price, and each action that of its engine', async () => {
  show(true)
  const film = await screen.findByRole('region', { name: 'Cost of a one-minute video' })
  expect(within(film).getByText('36 expected, 45 credits at most')).toBeTruthy()
  expect(within(film).getByText(/gpt-image-2, about 12 images/)).toBeTruthy()
  expect(await priceOf('New image')).toBe('3 credits')
  expect(screen.getByText('By gpt-image-2')).toBeTruthy()
  expect(await priceOf('Generate a story')).toBe('Per item')
})

it('where all engines are built in, the table of costs says it, and no video has a price', async () => {
  show(false)
  expect(await priceOf('New image')).toBe('1 credit')
  expect(await priceOf('Generate a story')).toBe('2 credits per scene')
  expect(screen.queryByRole('region', { name: 'Cost of a one-minute video' })).toBeNull()
})
