import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { type purchases, subscriptions } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createStripePayments } from '../stripe-payments.ts'
import { type FakeStripe, KEYS, startFakeStripe } from './fake-stripe.ts'

/** A backend that takes payments by a fake Stripe with the same clock. */
export async function setUpStripe() {
  const clock = { now: () => new Date(0) }
  const fake: FakeStripe = await startFakeStripe(() => clock.now())
  const address = { host: '127.0.0.1', port: fake.port, protocol: 'http', maxNetworkRetries: 0 } as const
  const payments = createStripePayments(KEYS, address)
  const test = await createTestApp({ payments })
  clock.now = () => test.clock.now()
  const { webhooks } = new Stripe(KEYS.secretKey)

  /** A message over the network, signed by the SDK. */
  async function send(payload: string, secret = KEYS.webhookSecret) {
    const signature = webhooks.generateTestHeaderString({ payload, secret })
    return test.request('POST', '/payment_events/', { text: payload, headers: { 'Stripe-Signature': signature } })
  }

  async function checkoutOf(table: typeof subscriptions | typeof purchases, userId: string): Promise<string> {
    const [row] = await test.db.select().from(table).where(eq(table.userId, userId))
    return row?.checkoutReference ?? ''
  }

  /** A running plan; its reference at Stripe. */
  async function subscribe(payer: TestUser, price_id = 'creator-month-usd'): Promise<string> {
    await test.ok('createSubscription', { as: payer, body: { price_id } })
    const checkout = await checkoutOf(subscriptions, payer.id)
    for (const message of fake.pay(checkout)) await send(message)
    await test.runJobs()
    return String(fake.get(checkout)['subscription'])
  }

  async function close() {
    await test.close()
    await fake.close()
  }
  return { fake, payments, test, send, checkoutOf, subscribe, close }
}
