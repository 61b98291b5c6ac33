import { and, eq, ne } from 'drizzle-orm'
import type { Services, Scope } from '#server/context.ts'
import { sha256Hex } from '#server/crypto/digest.ts'
import { subscriptions } from '#server/db/schema/index.ts'
import type { SubscriptionRow } from '#server/db/rows.ts'

/** The id of what a call with a key makes: the same call makes the same again, and nobody else's key names it. */
export async function idOfCall(userId: string, key: string | undefined): Promise<string> {
  const hex = await sha256Hex(`${userId} ${key ?? crypto.randomUUID()}`)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** Where the payer goes: back to the app, which waits for the payment, or to the plans. */
export function addressesOf({ config }: Services, kind: 'subscription_id' | 'purchase_id', id: string) {
  return {
    returnUrl: `${config.publicUrl}/subscribe/return?${kind}=${id}`,
    cancelUrl: `${config.publicUrl}/subscribe?not_paid=${kind === 'purchase_id' ? 'credits' : 'plan'}`,
  }
}

/** Checkouts of a person that were begun before and not paid: the new one takes their place. */
export async function findOtherCheckouts({ db }: Scope, userId: string, id: string): Promise<SubscriptionRow[]> {
  const isOther = and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'PENDING'), ne(subscriptions.id, id))
  return db.select().from(subscriptions).where(isOther)
}
