// Raw HTTP: the host that a request names.
import { afterAll, beforeEach, expect, it } from 'vitest'
import { checkoutIdOf } from '#server/modules/billing/testing/payer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

it('createSubscription: a cancelled checkout returns to the plans with interval, currency and return path', async () => {
  const ada = await test.user()
  const body = { price_id: 'pro-year-eur', return_path: '/story/1' }
  const { checkout_url: url } = await test.ok('createSubscription', { as: ada, key: crypto.randomUUID(), body })
  const params = { checkout_id: checkoutIdOf(url) }
  const { cancel_url: cancelUrl } = await test.ok('getDemoCheckout', { as: ada, params })
  expect(Object.fromEntries(new URL(cancelUrl).searchParams)).toEqual({
    ...{ not_paid: 'plan', interval: 'YEAR', currency: 'EUR', return_path: '/story/1' },
  })
})

it.each(['localhost', '127.0.0.1'])('createPurchase: a checkout that is begun on %s stays there', async (host) => {
  const ada = await test.user()
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    Authorization: `Bearer ${ada.token}`,
  }
  const request = new Request(`http://${host}:4400/api/xpay/create_purchase/`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ pack_id: 'credits-100-usd' }) },
  })
  const answer = await test.backend.fetch(request, { clientAddress: '203.0.113.7' })
  const { checkout_url: url } = (await answer.json()) as { checkout_url: string }
  expect(new URL(url).host).toBe(`${host}:4400`)
  const params = { checkout_id: checkoutIdOf(url) }
  const { return_url: paid, cancel_url: unpaid } = await test.ok('getDemoCheckout', { as: ada, params })
  expect([paid, unpaid].map((each) => new URL(each).host)).toEqual([`${host}:4400`, `${host}:4400`])
})
