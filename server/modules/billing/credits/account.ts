import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { creditLots, users, creditDays, creditEntries } from '#server/platform/db/schema/index.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { NO_STORY } from '#server/platform/db/schema/credits.ts'

type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id' | 'createdAt'>

interface Charged {
  userId: string
  at: Date
  action: string
  storyId: string | null
  /** Credits; negative for a refund. */
  charged: number
}

export type Lot = typeof creditLots.$inferSelect

/** Credits. */
export interface Balance {
  /** The sum of the ledger. */
  posted: number
  /** Of these, credits held by accepted work. */
  held: number
  /** The available credits. */
  available: number
}

/** A user's credit balance. */
export async function readBalance({ db }: { db: DbOrTx }, userId: string): Promise<Balance> {
  const [row] = await db
    .select({ posted: users.creditBalance, held: users.creditsHeld })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('The account does not exist any more')
  return { ...row, available: row.posted - row.held }
}

/** Every movement of a user's credits locks their row first, so that movements happen one after the other. */
export async function lockCredits({ db }: Scope, userId: string): Promise<Balance> {
  const [row] = await db
    .select({ posted: users.creditBalance, held: users.creditsHeld })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!row) throw new Error('The account does not exist any more')
  return { ...row, available: row.posted - row.held }
}

/** Lots with credits left, in spending order: the soonest to expire first, purchased last. */
export function lotsInBurnOrder({ db }: { db: DbOrTx }, userId: string): Promise<Lot[]> {
  return db
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.remaining, 0)))
    .orderBy(
      sql`${creditLots.expiresAt} asc nulls last`,
      sql`${creditLots.source} = 'PURCHASE'`,
      asc(creditLots.createdAt),
      asc(creditLots.id),
    )
}

/** Adds to a user's balance and to its held part; both may be negative. */
export async function moveCredits(
  { db }: Scope,
  userId: string,
  { posted = 0, held = 0 }: Partial<Pick<Balance, 'posted' | 'held'>>,
): Promise<void> {
  await db
    .update(users)
    .set({
      creditBalance: sql`${users.creditBalance} + ${posted}`,
      creditsHeld: sql`${users.creditsHeld} + ${held}`,
    })
    .where(eq(users.id, userId))
}

/** The same for a lot. */
export async function moveLot(
  { db }: Scope,
  lotId: string,
  { remaining = 0, held = 0 }: Partial<Pick<Lot, 'remaining' | 'held'>>,
): Promise<void> {
  await db
    .update(creditLots)
    .set({ remaining: sql`${creditLots.remaining} + ${remaining}`, held: sql`${creditLots.held} + ${held}` })
    .where(eq(creditLots.id, lotId))
}

/** Sends the available credits to the owner's tabs. */
export async function publishBalance(scope: Scope, userId: string): Promise<void> {
  const { available } = await readBalance(scope, userId)
  await publish(scope, userId, 'credits-updated', { balance: available })
}

/** Appends to the ledger; false when a movement with this key exists. */
export async function append({ db, services }: Scope, entry: NewEntry): Promise<boolean> {
  const rows = await db
    .insert(creditEntries)
    .values({ ...entry, createdAt: services.clock.now() })
    .onConflictDoNothing({ target: creditEntries.key })
    .returning({ id: creditEntries.id })
  return rows.length > 0
}

/** Counts charged credits on the day of their charge; a refund subtracts them. */
export async function countDay({ db }: Scope, { userId, at, action, storyId, charged }: Charged): Promise<void> {
  await db
    .insert(creditDays)
    .values({ userId, day: at.toISOString().slice(0, 10), action, storyId: storyId ?? NO_STORY, charged })
    .onConflictDoUpdate({
      target: [creditDays.userId, creditDays.day, creditDays.action, creditDays.storyId],
      set: { charged: sql`${creditDays.charged} + ${charged}` },
    })
}
