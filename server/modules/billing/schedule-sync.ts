import { desc, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { PurchaseRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import { planMonths, purchases, subscriptions } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A message about a due date normally arrives by itself; only a missing one is queried, this much later. */
const LATE_MS = 10 * MINUTE_MS
/** A checkout or purchase older than this no longer changes. */
const MAX_MS = 60 * DAY_MS

/** Schedules a sync of a subscription without a message: messages get lost. */
export async function scheduleNextSync(scope: Scope, row: SubscriptionRow): Promise<void> {
  const runAt = nextLook(row, scope.services.clock.now(), await findMonthsEnd(scope, row))
  if (!runAt) return
  const { id, userId } = row
  const dedupeKey = `subscription:${id}:${runAt.getTime()}`
  await enqueue(scope, { kind: 'sync-subscription', payload: { subscriptionId: id }, userId, runAt, dedupeKey })
}

/** As `scheduleNextSync`, of a purchase: at doubling intervals, so that a late payment and a refund are found. */
export async function schedulePurchaseSync(scope: Scope, { id, userId, createdAt }: PurchaseRow): Promise<void> {
  const runAt = laterByAge(createdAt, scope.services.clock.now())
  if (!runAt) return
  const dedupeKey = `purchase:${id}:${runAt.getTime()}`
  await enqueue(scope, { kind: 'sync-purchase', payload: { purchaseId: id }, userId, runAt, dedupeKey })
}

/** The provider was unavailable for so long that the sync failed: another one follows, or months would never be granted. */
export async function rescheduleSync(scope: Scope, id: string): Promise<void> {
  const [row] = await scope.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row || row.status === 'EXPIRED') return
  await enqueue(scope, {
    ...{ kind: 'sync-subscription', payload: { subscriptionId: id }, userId: row.userId },
    runAt: new Date(scope.services.clock.now().getTime() + HOUR_MS),
  })
}

/** The same for a purchase, at its own intervals. */
export async function reschedulePurchaseSync(scope: Scope, id: string): Promise<void> {
  const [row] = await scope.db.select().from(purchases).where(eq(purchases.id, id))
  if (row) await schedulePurchaseSync(scope, row)
}

function nextLook(row: SubscriptionRow, now: Date, monthsEnd: Date | null): Date | undefined {
  const { status, createdAt, currentPeriodEndsAt, graceEndsAt } = row
  if (status === 'EXPIRED') return undefined
  if (status === 'PENDING') return laterByAge(createdAt, now)
  const retryAt = new Date(now.getTime() + HOUR_MS)
  if (status === 'PAST_DUE')
    return earliest([graceEndsAt && graceEndsAt > now ? graceEndsAt : retryAt, new Date(now.getTime() + DAY_MS)])
  const endsAt = currentPeriodEndsAt ? new Date(currentPeriodEndsAt.getTime() + LATE_MS) : retryAt
  // The next month of a year grants credits without any message.
  const isWithin = monthsEnd && currentPeriodEndsAt && monthsEnd > now && monthsEnd < currentPeriodEndsAt
  return earliest([endsAt > now ? endsAt : retryAt, isWithin ? monthsEnd : null])
}

/** The end of the granted months. */
async function findMonthsEnd({ db }: Scope, { id }: SubscriptionRow): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: planMonths.endsAt })
    .from(planMonths)
    .where(eq(planMonths.subscriptionId, id))
    .orderBy(desc(planMonths.endsAt))
    .limit(1)
  return row?.endsAt ?? null
}

function laterByAge(createdAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime()
  if (age > MAX_MS) return undefined
  return new Date(createdAt.getTime() + Math.max(LATE_MS, 2 * age))
}

const earliest = (moments: readonly (Date | null)[]) =>
  new Date(Math.min(...moments.flatMap((moment) => moment?.getTime() ?? [])))
