import type { DemoCheckoutEnding } from '#generated/schema.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { sendDemoEvent, signDemoEvent } from '#server/modules/billing/demo/demo-events.ts'
import { changeDemo, readDemo } from '#server/modules/billing/demo/demo-objects.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import type { JobHandlers } from '#server/platform/jobs/definition.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

type Ending = DemoCheckoutEnding

export const DAY_MS = 86_400_000

/** The id of the demo checkout in a URL. */
export const checkoutIdOf = (url: string | null) => url?.split('/').at(-1) ?? ''

/** Ends a demo checkout in one of its ways. */
export const end = (test: TestApp, payer: TestUser, url: string | null, ending: Ending, code?: string) =>
  test.call('completeDemoCheckout', {
    as: payer,
    params: { checkout_id: checkoutIdOf(url) },
    body: { ending, ...(code === undefined ? {} : { code }) },
  })

/** Subscribes and ends the checkout; the provider's messages are not delivered yet. Returns the subscription's id. */
export async function subscribe(
  test: TestApp,
  payer: TestUser,
  priceId: string,
  ending: Ending = 'PAY',
): Promise<string> {
  const { subscription_id: id, checkout_url: url } = await test.ok('createSubscription', {
    as: payer,
    key: crypto.randomUUID(),
    body: { price_id: priceId },
  })
  await end(test, payer, url, ending)
  return id
}

/** Sessions expire. */
export async function signInAgain(test: TestApp, payer: TestUser): Promise<TestUser> {
  const { access } = await test.scope((scope) => startSession(scope, payer.id))
  return { ...payer, token: access }
}

/** Runs what is due except for the demo provider's messages, and returns these: the network has them now. */
export async function runWithoutEvents(test: TestApp): Promise<string[]> {
  const taken: string[] = []
  const deliverDemoEvent: JobHandlers['deliver-demo-event'] = {
    ...jobHandlers['deliver-demo-event'],
    run: async ({ payload }) => void taken.push(payload.body),
  }
  await createJobRunner(test.app, { handlers: { ...jobHandlers, 'deliver-demo-event': deliverDemoEvent } }).runDue()
  return taken
}

/** Delivers a message of the demo provider, as over the network. */
export async function deliver(test: TestApp, body: string): Promise<void> {
  const headers = Object.fromEntries(await signDemoEvent(test.app.keys, body))
  const { status } = await test.request('POST', '/payment_events/', { text: body, headers })
  if (status !== 200) throw new Error(`A message of the provider was answered with ${status}`)
}

/** The demo provider refunds a checkout of credits, as an operator of a real one does by hand. */
export async function refundPurchase(test: TestApp, checkoutId: string): Promise<void> {
  await test.scope(async (scope) => {
    const checkout = await readDemo(scope.db, 'CHECKOUT', checkoutId)
    await changeDemo(scope.db, checkout, { status: 'REFUNDED' }, scope.services.clock.now())
    await sendDemoEvent(scope, checkout.userId, [checkoutId])
  })
}
