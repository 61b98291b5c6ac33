import { and, eq, ne } from 'drizzle-orm'
import { planMonths, subscriptionPayments } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { creditsOf, creditsWithin } from './plan-months.ts'
import { monthsOf } from './months.ts'
import { findRunning } from './running.ts'

export interface NextGrant {
  at: Date
  credits: number
}

/**
 * The next credits of the person's plan: those of the next month that is paid already, as of a year, else those that the renewal brings;
 * undefined when none come by themselves, as after the end of a cancelled plan.
 */
export async function findNextGrant(db: DbOrTx, userId: string, now: Date): Promise<NextGrant | undefined> {
  const running = await findRunning(db, userId)
  if (!running) return undefined
  const settled = await db
    .select()
    .from(subscriptionPayments)
    .where(and(eq(subscriptionPayments.subscriptionId, running.id), ne(subscriptionPayments.status, 'OPEN')))
  const paid = settled.filter(({ status }) => status === 'PAID')
  const granted = await db.select().from(planMonths).where(eq(planMonths.subscriptionId, running.id))
  const months = paid.flatMap((payment) =>
    monthsOf(payment, settled)
      .filter(({ startsAt }) => startsAt > now)
      .map((month) => ({ at: month.startsAt, credits: creditsOf(payment.priceId) - creditsWithin(month, granted) })),
  )
  const [first] = months.filter(({ credits }) => credits > 0).toSorted((a, b) => +a.at - +b.at || b.credits - a.credits)
  if (first) return first
  const { status, currentPeriodEndsAt: at, nextPriceId, priceId } = running
  return status === 'ACTIVE' && at ? { at, credits: creditsOf(nextPriceId ?? priceId) } : undefined
}
