import { and, eq, ne } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'

/** The id of what a call with a key makes: the same call makes the same again, and nobody else's key names it. */
export async function idOfCall(userId: string, key: string | undefined): Promise<string> {
  const hex = await sha256Hex(`${userId} ${key ?? crypto.randomUUID()}`)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

interface CheckoutUrls {
  appUrl: string
  kind: 'subscription_id' | 'purchase_id'
  id: string
  /** What the plans were shown for, and go on to be: the interval, the currency, where the payer came from. */
  shown: Readonly<Record<string, string | null | undefined>>
}

/** Where the payer goes: back to the app, which waits for the payment, or to the plans as they were left. */
export function checkoutUrls({ appUrl, kind, id, shown }: CheckoutUrls) {
  const plans = new URLSearchParams({ not_paid: kind === 'purchase_id' ? 'credits' : 'plan' })
  for (const [name, value] of Object.entries(shown)) if (value) plans.set(name, value)
  return { returnUrl: `${appUrl}/subscribe/return?${kind}=${id}`, cancelUrl: `${appUrl}/subscribe?${plans}` }
}

/** Checkouts of a person that were begun before and not paid: the new one takes their place. */
export async function findOtherCheckouts({ db }: Scope, userId: string, id: string): Promise<SubscriptionRow[]> {
  const isOther = and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'PENDING'), ne(subscriptions.id, id))
  return db.select().from(subscriptions).where(isOther)
}
