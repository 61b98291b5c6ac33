import type { DemoCheckout } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { isExpired } from './demo-checkout.ts'
import { type DemoObject, readDemo, UnknownDemoObject } from './demo-objects.ts'

/** The person's own checkout; 404 for others' and where the demo is not what takes payments. */
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
    // A payment that went back was paid.
    status: isExpired(now, content) ? 'EXPIRED' : status === 'REFUNDED' ? 'PAID' : status,
    ...{ title, amount, currency, is_subscription: priceId !== null, return_url: returnUrl, cancel_url: cancelUrl },
  }
}
