import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SubscriptionRow } from '#server/platform/db/rows.ts'
import { subscriptions } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** States in which a plan is in force. */
export const RUNNING = ['ACTIVE', 'PAST_DUE', 'CANCELLED'] as const

/** Whether a plan is in force. */
export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return RUNNING.some((each) => each === status)
}

/** The plan in force; undefined on the free plan. */
export async function findRunning(db: DbOrTx, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...RUNNING])))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/** The plan whose checkout is done and whose payment takes its time, as a bank transfer does. */
export async function findAwaited(db: DbOrTx, userId: string): Promise<SubscriptionRow | undefined> {
  const { status, providerReference, createdAt } = subscriptions
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(status, 'PENDING'), isNotNull(providerReference)))
    .orderBy(desc(createdAt))
    .limit(1)
  return row
}

export async function findSubscription({ db }: { db: DbOrTx }, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}
