import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import { type Scope, transact, type App } from '#server/platform/context.ts'
import { creditLots, planMonths } from '#server/platform/db/schema/index.ts'
import { lockCredits, type Lot, moveCredits, moveLot, append } from './account.ts'

/** Whether none of it can be spent any more. */
export function isOver({ expiresAt, takenBackAt }: Lot, now: Date): boolean {
  return takenBackAt !== null || (expiresAt !== null && expiresAt <= now)
}

/** Writes off the unheld credits of expired lots; the user's credits must be locked. Returns the credits. */
export async function expireLots(scope: Scope, userId: string, lots: readonly Lot[]): Promise<number> {
  const now = scope.services.clock.now()
  let sum = 0
  for (const { id, key: grantKey, remaining, held, takenBackAt } of lots) {
    const amount = remaining - held
    if (amount <= 0) continue
    // A hold that is released later processes the same lot once more.
    const key = `${id}:${now.toISOString()}:${remaining}`
    const entry = takenBackAt
      ? { kind: 'REVERSAL' as const, action: 'payment_refunded', key: `reversal:${key}` }
      : { kind: 'EXPIRY' as const, action: 'expired', key: `expiry:${key}` }
    if (!(await append(scope, { userId, amount: -amount, ...entry }))) continue
    await moveLot(scope, id, { remaining: -amount })
    if (takenBackAt) await countTakenBack(scope, grantKey, amount)
    sum += amount
  }
  if (sum > 0) await moveCredits(scope, userId, { posted: -sum })
  return sum
}

/** A plan's month stores how much of it was taken back, so that paying for it once more restores the rest. */
async function countTakenBack({ db }: Scope, grantKey: string, amount: number): Promise<void> {
  const month = isPlanMonthOf(grantKey)
  if (month)
    await db
      .update(planMonths)
      .set({ takenBack: sql`${planMonths.takenBack} + ${amount}` })
      .where(month)
}

/** Writes off the expired lots of all users. Returns their users. */
export async function expireDueLots(app: App): Promise<string[]> {
  const now = app.clock.now()
  const isDue = and(
    or(lte(creditLots.expiresAt, now), isNotNull(creditLots.takenBackAt)),
    gt(creditLots.remaining, creditLots.held),
  )
  const owners = await app.db.selectDistinct({ userId: creditLots.userId }).from(creditLots).where(isDue)
  const changed: string[] = []
  for (const { userId } of owners)
    await transact(app, async (scope) => {
      await lockCredits(scope, userId)
      const lots = await scope.db
        .select()
        .from(creditLots)
        .where(and(eq(creditLots.userId, userId), isDue))
      if ((await expireLots(scope, userId, lots)) > 0) changed.push(userId)
    })
  return changed
}

/** The ledger key of the grant for a plan's month. */
export const planMonthKey = (paymentId: string, startsAt: Date): string => `plan:${paymentId}:${startsAt.toISOString()}`

/** The month of a grant, as a condition; undefined for a grant without a month. */
function isPlanMonthOf(key: string) {
  const [, paymentId, startsAt] = /^plan:([\da-f-]{36}):(.+)$/u.exec(key) ?? []
  return paymentId === undefined || startsAt === undefined
    ? undefined
    : and(eq(planMonths.paymentId, paymentId), eq(planMonths.startsAt, new Date(startsAt)))
}
