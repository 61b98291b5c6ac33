import { and, eq } from 'drizzle-orm'
import { planMonths } from '#server/platform/db/schema/index.ts'

/** Names the grant of a plan's month in the ledger. */
export const planMonthKey = (paymentId: string, startsAt: Date): string => `plan:${paymentId}:${startsAt.toISOString()}`

/** The month that a grant is of, as a condition; undefined for a grant that is of none. */
export function isPlanMonthOf(key: string) {
  const [, paymentId, startsAt] = /^plan:([\da-f-]{36}):(.+)$/u.exec(key) ?? []
  return paymentId === undefined || startsAt === undefined
    ? undefined
    : and(eq(planMonths.paymentId, paymentId), eq(planMonths.startsAt, new Date(startsAt)))
}
