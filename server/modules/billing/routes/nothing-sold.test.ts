import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp({ payments: null })
afterAll(() => test.close())

it('without a payment provider, plans are shown and purchases are refused', async () => {
  const ada = await test.user()
  expect(await test.ok('getProductsPrices', { as: ada, query: { currency: 'INR' } })).toMatchObject({
    payment_provider: null,
    currency: 'INR',
    used: { projects: 0, stories: 0 },
  })
  const refusals = [
    await test.call('createSubscription', { as: ada, body: { price_id: 'pro-month-inr' } }),
    await test.call('createPurchase', { as: ada, body: { pack_id: 'credits-100-inr' } }),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, body: { error: 'NOT_SOLD' } })
  expect((await test.request('POST', '/payment_events/', { body: {} })).status).toBe(404)
})
