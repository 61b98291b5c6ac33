import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { creditLots } from '#server/platform/db/schema/index.ts'
import { lockCredits, type Lot, moveCredits, moveLot, append } from './account.ts'

export interface Grant {
  /** Whole credits, at least 1. */
  credits: number
  source: Lot['source']
  /** The reason, for the usage list: `starting_balance`, `premium_month`, … */
  action: string
  /** Identifies the grant: the same key never grants twice. */
  key: string
  /** null: never; purchased credits never expire. */
  expiresAt: Date | null
}

/** Adds a lot of credits. Returns false when the key was granted before. */
export async function grant(scope: Scope, userId: string, { action, ...lot }: Grant): Promise<boolean> {
  const { credits, key } = lot
  if (credits <= 0) return false
  await lockCredits(scope, userId)
  if (!(await append(scope, { userId, kind: 'GRANT', amount: credits, action, key: `grant:${key}` }))) return false
  await addLot(scope, userId, lot)
  await moveCredits(scope, userId, { posted: credits })
  return true
}

/** Takes back the unspent credits of a grant, as when its payment was refunded. Returns the credits. */
export async function takeBack(
  scope: Scope,
  userId: string,
  { key, action }: Pick<Grant, 'key' | 'action'>,
): Promise<number> {
  await lockCredits(scope, userId)
  const [lot] = await scope.db.select().from(creditLots).where(eq(creditLots.key, key))
  if (!lot || lot.userId !== userId) return 0
  // Held credits are taken back when they are released, so that unpaid credits are never spent.
  await scope.db.update(creditLots).set({ takenBackAt: scope.services.clock.now() }).where(eq(creditLots.id, lot.id))
  const amount = lot.remaining - lot.held
  if (amount <= 0) return 0
  const entry = { userId, kind: 'REVERSAL' as const, amount: -amount, action, key: `reversal:${key}` }
  if (!(await append(scope, entry))) return 0
  await moveLot(scope, lot.id, { remaining: -amount })
  await moveCredits(scope, userId, { posted: -amount })
  return amount
}

/** The lot alone, without a movement of the ledger. */
export async function addLot(
  { db, services }: Scope,
  userId: string,
  { credits, source, key, expiresAt }: Omit<Grant, 'action'>,
): Promise<void> {
  await db.insert(creditLots).values({
    ...{ userId, source, key, expiresAt },
    ...{ granted: credits, remaining: credits, createdAt: services.clock.now() },
  })
}
