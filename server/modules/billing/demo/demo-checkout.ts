import * as z from 'zod'
import type { DemoCheckoutEnding, DemoCheckout } from '#generated/schema.ts'
import { type Scope, transact } from '#server/platform/context.ts'
import { HttpError, validationFailed, notFound } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { sendDemoEvent } from './demo-events.ts'
import { changeDemo, type DemoContent, type DemoObject, readDemo, UnknownDemoObject } from './demo-objects.ts'
import { beginSubscription, payOpen } from './demo-subscription.ts'
import { DEMO_CODE } from '#src/domain/demo-checkout.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

type Ending = DemoCheckoutEnding

/** The delay of a late payment, ms. */
const LATE_MS = 20_000

/** Does what the payer chose. 409 when the checkout has ended or the payment is declined, 400 for a wrong code. */
export async function endCheckout(
  scope: Scope,
  checkout: DemoObject<'CHECKOUT'>,
  { ending, code }: { ending: Ending; code?: string | undefined },
): Promise<void> {
  const { status } = checkout.content
  const isOpen = status === 'OPEN' || status === 'AWAITS_CODE'
  if (!isOpen || isExpired(scope.services.clock.now(), checkout.content))
    throw refusal('CHECKOUT_ENDED', 'This checkout has ended')
  if (ending === 'DECLINE') throw refusal('PAYMENT_DECLINED', 'Your card was declined')
  if (ending === 'ASK_CODE') return change(scope, checkout, { status: 'AWAITS_CODE' })
  if (ending === 'CONFIRM_CODE' && code?.trim() !== DEMO_CODE) throw validationFailed({ code: ['Incorrect code'] })
  if (ending === 'GIVE_UP') {
    await change(scope, checkout, { status: 'EXPIRED' })
    return tell(scope, checkout)
  }
  if (ending === 'PAY_LATE') return payLate(scope, checkout)
  await pay(scope, checkout, { isCardRefused: ending === 'PAY_ONCE' })
  // The same message again, as when a provider received no answer to the first one.
  if (ending === 'PAY_TWICE') await tell(scope, checkout)
}

const refusal = (error: string, message: string) => new HttpError(409, { message, error })

async function pay(scope: Scope, checkout: DemoObject<'CHECKOUT'>, { isCardRefused }: { isCardRefused: boolean }) {
  const { priceId, subscriptionId } = checkout.content
  if (priceId === null && subscriptionId !== null) await payOpen(scope, subscriptionId)
  const begun =
    priceId === null ? subscriptionId : await beginSubscription(scope, checkout, { isPaid: true, isCardRefused })
  await change(scope, checkout, { status: 'PAID', subscriptionId: begun })
  await tell(scope, checkout)
}

/** A bank transfer, for example: the payer is done, the payment arrives later. */
async function payLate(scope: Scope, checkout: DemoObject<'CHECKOUT'>) {
  const { priceId, subscriptionId } = checkout.content
  const waiting = { isPaid: false, isCardRefused: false }
  const begun = priceId === null ? subscriptionId : await beginSubscription(scope, checkout, waiting)
  await change(scope, checkout, { status: 'PROCESSING', subscriptionId: begun })
  await tell(scope, checkout)
  const runAt = new Date(scope.services.clock.now().getTime() + LATE_MS)
  const { id: checkoutId, userId } = checkout
  await enqueue(scope, { kind: 'settle-demo-checkout', payload: { checkoutId }, userId, runAt })
}

/** A late payment arrives. */
export const settleDemoCheckout: JobDefinition<'settle-demo-checkout'> = {
  payload: z.object({ checkoutId: z.string() }),
  maxAttempts: 8,
  concurrency: 1,
  run: ({ app, payload }) =>
    transact(app, async (scope) => {
      const checkout = await readDemo(scope.db, 'CHECKOUT', payload.checkoutId)
      const { status, subscriptionId } = checkout.content
      if (status !== 'PROCESSING') return
      if (subscriptionId !== null) await payOpen(scope, subscriptionId)
      await change(scope, checkout, { status: 'PAID' })
      await tell(scope, checkout)
    }),
}

/** Whether it expired unpaid. */
export function isExpired(now: Date, { status, expiresAt }: DemoContent<'CHECKOUT'>): boolean {
  return (status === 'OPEN' || status === 'AWAITS_CODE') && expiresAt <= now
}

const change = ({ db, services }: Scope, checkout: DemoObject<'CHECKOUT'>, to: Partial<DemoContent<'CHECKOUT'>>) =>
  changeDemo(db, checkout, to, services.clock.now())

const tell = (scope: Scope, { id, userId, content }: DemoObject<'CHECKOUT'>) =>
  sendDemoEvent(scope, userId, [id, content.ownId])

/** The user's own checkout; 404 for others' and where the demo is not the payment provider. */
export async function ownDemoCheckout(
  { db, services }: Scope,
  user: UserRow,
  id: string,
): Promise<DemoObject<'CHECKOUT'>> {
  if (services.payments?.id !== 'DEMO') throw notFound()
  const checkout = await readDemo(db, 'CHECKOUT', id).catch((cause: unknown) => {
    throw cause instanceof UnknownDemoObject ? notFound() : cause
  })
  if (checkout.userId !== user.id) throw notFound()
  return checkout
}

export function presentDemoCheckout(now: Date, { id, content }: DemoObject<'CHECKOUT'>): DemoCheckout {
  const { title, amount, currency, priceId, returnUrl, cancelUrl, status } = content
  return {
    checkout_id: id,
    // A refunded payment was paid.
    status: isExpired(now, content) ? 'EXPIRED' : status === 'REFUNDED' ? 'PAID' : status,
    ...{ title, amount, currency, is_subscription: priceId !== null, return_url: returnUrl, cancel_url: cancelUrl },
  }
}
