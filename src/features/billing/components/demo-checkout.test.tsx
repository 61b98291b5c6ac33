// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/demo-checkout"}
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { DemoCheckout as Checkout } from '#generated/schema.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { DemoCheckout } from './demo-checkout.tsx'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a21'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open: Checkout = {
  ...{ checkout_id: ID, status: 'OPEN', title: 'Creator, monthly', amount: 900, currency: 'USD' },
  ...{ is_subscription: true, return_url: '/subscribe/return', cancel_url: '/subscribe' },
}

/** Presses Pay, with this ending. @param after the checkout as it is read from then on */
async function pay(ending: () => Response, after: Checkout['status'] = 'OPEN') {
  let status: Checkout['status'] = 'OPEN'
  server.use(
    answerTo('getDemoCheckout', () => HttpResponse.json({ ...open, status })),
    answerTo('completeDemoCheckout', () => {
      status = after
      return ending()
    }),
  )
  const router = createMemoryRouter([{ path: '/demo-checkout/:checkoutId', element: <DemoCheckout /> }], {
    initialEntries: [`/demo-checkout/${ID}`],
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Pay \$/ }))
}

const refusal = (error: string, message: string) => () => HttpResponse.json({ error, message }, { status: 409 })
const gatewayError = () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })

it('completeDemoCheckout: a declined card shows that nothing was charged', async () => {
  await pay(refusal('PAYMENT_DECLINED', 'Your card was declined'))
  expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined. You were not charged.')
})

it.each([
  ['no answer comes', () => HttpResponse.error()],
  ['a gateway answers in the server’s place', gatewayError],
])('completeDemoCheckout: where %s, the page does not say that nothing was charged', async (_, ending) => {
  await pay(ending)
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toMatch(/\. We don’t know yet whether you were charged\.$/)
  expect(textContent).not.toContain('You were not charged')
})

it.each<[string, Checkout['status'], string]>([
  ['paid', 'PAID', 'This checkout has been paid.'],
  ['over', 'EXPIRED', 'This checkout has ended. No payment was made.'],
])(
  'getDemoCheckout: after a lost answer the checkout is read again, and one that is %s says so',
  async (_, after, text) => {
    await pay(() => HttpResponse.error(), after)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('completeDemoCheckout: a checkout that was paid elsewhere does not claim that nothing was charged', async () => {
  await pay(refusal('CHECKOUT_ENDED', 'This checkout has ended'), 'PAID')
  expect(await screen.findByText('This checkout has been paid.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('not charged')
})
