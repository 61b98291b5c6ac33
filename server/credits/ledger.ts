import { and, eq, gte, sql } from 'drizzle-orm'
import { creditCost, type CreditAction } from '#src/domain/credits.ts'
import type { Scope } from '#server/context.ts'
import { creditEntries, users } from '#server/db/schema/index.ts'
import { insufficientCredits, notFound } from '#server/http/http-error.ts'

export interface Charge {
  action: CreditAction
  /** Calls, scenes or seconds, as the cost table counts. Default 1. */
  units?: number
  storyId?: string
}

/**
 * Takes the cost of an accepted piece of work, in the transaction that accepts it. Answers the charge's id, to be stored for a
 * refund, or null when it is free; throws 402 when the balance does not cover it.
 */
export async function charge(scope: Scope, userId: string, { action, units, storyId }: Charge): Promise<string | null> {
  const cost = creditCost(action, units)
  if (cost === 0) return null
  const [payer] = await scope.db
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} - ${cost}` })
    .where(and(eq(users.id, userId), gte(users.creditBalance, cost)))
    .returning({ id: users.id })
  if (!payer) throw insufficientCredits(cost, await readBalance(scope, userId))
  return append(scope, { userId, kind: 'CHARGE', amount: -cost, action, storyId })
}

/** Gives a charge back. Doing it again does nothing; answers whether this call gave it. */
export async function refund(scope: Scope, chargeId: string | null): Promise<boolean> {
  if (chargeId === null) return false
  const [entry] = await scope.db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.id, chargeId), eq(creditEntries.kind, 'CHARGE')))
  if (!entry) return false
  const [given] = await scope.db
    .insert(creditEntries)
    .values({
      userId: entry.userId,
      kind: 'REFUND',
      amount: -entry.amount,
      action: entry.action,
      refundOfId: entry.id,
      storyId: entry.storyId,
      createdAt: scope.services.clock.now(),
    })
    .onConflictDoNothing({ target: creditEntries.refundOfId })
    .returning({ amount: creditEntries.amount })
  if (!given) return false
  await addToBalance(scope, entry.userId, given.amount)
  return true
}

/** Adds credits: the starting balance, a paid month. `reason` stands in the usage list. */
export async function grant(scope: Scope, userId: string, amount: number, reason: string): Promise<void> {
  if (amount <= 0) return
  await append(scope, { userId, kind: 'GRANT', amount, action: reason })
  await addToBalance(scope, userId, amount)
}

/** The balance, in credits. */
export async function readBalance({ db }: Scope, userId: string): Promise<number> {
  const [row] = await db.select({ balance: users.creditBalance }).from(users).where(eq(users.id, userId))
  if (!row) throw notFound()
  return row.balance
}

type NewEntry = Omit<typeof creditEntries.$inferInsert, 'createdAt'>

async function append(scope: Scope, entry: NewEntry): Promise<string> {
  const id = crypto.randomUUID()
  await scope.db.insert(creditEntries).values({ id, ...entry, createdAt: scope.services.clock.now() })
  return id
}

async function addToBalance({ db }: Scope, userId: string, amount: number) {
  await db
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} + ${amount}` })
    .where(eq(users.id, userId))
}
