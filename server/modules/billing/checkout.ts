import { and, eq, ne } from 'drizzle-orm'
import type { Scope, Services } from '#server/platform/context.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { subscriptions, users } from '#server/platform/db/schema/index.ts'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import { findPrice, type Price } from '#src/domain/plans.ts'

/** The id of a row created by a call with a key: a repeat creates the same id, and no other user's key does. */
export async function idOfCall(userId: string, key: string | undefined): Promise<string> {
  const hex = await sha256Hex(`${userId} ${key ?? crypto.randomUUID()}`)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

interface CheckoutUrls {
  appUrl: string
  kind: 'subscription_id' | 'purchase_id'
  id: string
  /** The state of the plans page to restore: interval, currency, return path. */
  shown: Readonly<Record<string, string | null | undefined>>
}

/** Where the payer is sent: back to the app, which waits for the payment, or to the plans page as it was. */
export function checkoutUrls({ appUrl, kind, id, shown }: CheckoutUrls) {
  const plans = new URLSearchParams({ not_paid: kind === 'purchase_id' ? 'credits' : 'plan' })
  for (const [name, value] of Object.entries(shown)) if (value) plans.set(name, value)
  return { returnUrl: `${appUrl}/subscribe/return?${kind}=${id}`, cancelUrl: `${appUrl}/subscribe?${plans}` }
}

/** A user's earlier unpaid checkouts: the new one replaces them. */
export async function findOtherCheckouts({ db }: Scope, userId: string, id: string): Promise<SubscriptionRow[]> {
  const isOther = and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'PENDING'), ne(subscriptions.id, id))
  return db.select().from(subscriptions).where(isOther)
}

/** Serializes changes of a user's plan until the end of the transaction. */
export async function lockUser({ db }: Scope, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The payment provider; 409 where purchases are disabled. */
export function requirePayments({ payments }: Services): Payments {
  if (!payments) throw new HttpError(409, { message: 'Purchases aren’t available right now', error: 'NOT_SOLD' })
  return payments
}

/** The chosen price; 404 for one that is not in the list. */
export function requirePrice(priceId: string): Price {
  const price = findPrice(priceId)
  if (!price) throw new HttpError(404, { ...notFound().body, message: 'This plan isn’t available' })
  return price
}

/** 409: a plan is running, or it is the requested one. */
export function alreadySubscribed(message = 'You already have a plan. Change it instead') {
  return new HttpError(409, { message, error: 'ALREADY_SUBSCRIBED' })
}

/** 409: it has ended, or was never paid. */
export function notRunning() {
  return new HttpError(409, { message: 'This subscription isn’t active', error: 'NOT_RUNNING' })
}
