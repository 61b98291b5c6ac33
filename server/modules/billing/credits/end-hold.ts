import { and, asc, eq } from 'drizzle-orm'
import { creditCost, type CreditAction } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { creditAllocations, creditHolds } from '#server/platform/db/schema/index.ts'
import { lockCredits, moveCredits, moveLot, append, countDay } from './account.ts'
import { addLot } from './grant.ts'

type Hold = typeof creditHolds.$inferSelect

/**
 * Captures the real cost of the work, in the transaction that finishes it; the rest of the hold is released. An ended hold
 * stays unchanged. Returns whether this call captured it.
 * @param units what was delivered, as the cost table counts; default: all that was held
 */
export async function capture(scope: Scope, holdId: string | null, units?: number): Promise<boolean> {
  const open = await lockHold(scope, holdId)
  if (open?.status !== 'HELD') return false
  const { amount, action } = open
  const cost = units === undefined ? amount : Math.min(amount, creditCost(action as CreditAction, units))
  return cost === 0 ? release(scope, open.id, 'Nothing was made') : take(scope, open, cost)
}

/**
 * The same for a quoted piece of work: it costs its provider's price at acceptance. Other holds are captured whole.
 * @param maker label of the engine that made it
 */
export async function captureMade(scope: Scope, holdId: string | null, maker: string): Promise<boolean> {
  const open = await lockHold(scope, holdId)
  if (open?.status !== 'HELD') return false
  if (open.prices === null) return take(scope, open, open.amount)
  return takeMade(scope, open, { maker, cost: open.prices[maker] ?? open.amount })
}

/**
 * The same for work whose cost is known otherwise, because several engines made parts of it. @param maker the engine that
 * made most of it
 */
export async function captureCost(
  scope: Scope,
  holdId: string | null,
  made: { maker: string; cost: number },
): Promise<boolean> {
  const open = await lockHold(scope, holdId)
  return open?.status === 'HELD' && takeMade(scope, open, made)
}

async function takeMade(scope: Scope, open: Hold, { maker, cost }: { maker: string; cost: number }): Promise<boolean> {
  await scope.db.update(creditHolds).set({ madeBy: maker }).where(eq(creditHolds.id, open.id))
  if (cost === 0) return release(scope, open.id, `${maker} made it, which is free`)
  return take(scope, open, Math.min(open.amount, cost))
}

/** Updates the prices of held work by engine, now that more is known; it never costs more than is held. */
export async function repriceHold(
  { db }: Pick<Scope, 'db'>,
  holdId: string,
  prices: Readonly<Record<string, number>>,
): Promise<void> {
  await db
    .update(creditHolds)
    .set({ prices })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.status, 'HELD')))
}

/** The preferred engine of the held work; undefined where none was chosen. */
export async function engineOfHold({ db }: Pick<Scope, 'db'>, holdId: string | null): Promise<string | undefined> {
  if (holdId === null) return undefined
  const [row] = await db.select({ engine: creditHolds.engine }).from(creditHolds).where(eq(creditHolds.id, holdId))
  return row?.engine ?? undefined
}

async function take(scope: Scope, { id, userId, action, amount, storyId, createdAt }: Hold, cost: number) {
  const endedAt = scope.services.clock.now()
  await scope.db.update(creditHolds).set({ status: 'CAPTURED', captured: cost, endedAt }).where(eq(creditHolds.id, id))
  await append(scope, { userId, kind: 'CHARGE', amount: -cost, action, key: `capture:${id}`, holdId: id, storyId })
  let left = cost
  for (const { lotId, amount: part } of await allocationsOf(scope, id)) {
    const taken = Math.min(left, part)
    await moveLot(scope, lotId, { remaining: -taken, held: -part })
    left -= taken
  }
  await moveCredits(scope, userId, { posted: -cost, held: -amount })
  await countDay(scope, { userId, at: createdAt, action, storyId, charged: cost })
  return true
}

/**
 * Releases the hold of failed work; a captured one is refunded. Idempotent; returns whether this call released it.
 * @param reason why, in words for the user
 */
export async function release(scope: Scope, holdId: string | null, reason: string): Promise<boolean> {
  const ended = await lockHold(scope, holdId)
  if (ended?.status !== 'HELD' && ended?.status !== 'CAPTURED') return false
  const { id, userId, amount } = ended
  const now = scope.services.clock.now()
  if (ended.status === 'CAPTURED') await refund(scope, ended)
  else {
    for (const { lotId, amount: part } of await allocationsOf(scope, id)) await moveLot(scope, lotId, { held: -part })
    await moveCredits(scope, userId, { held: -amount })
  }
  await scope.db
    .update(creditHolds)
    .set({
      status: ended.status === 'HELD' ? 'RELEASED' : 'REFUNDED',
      reason: reason.slice(0, 500),
      endedAt: ended.endedAt ?? now,
    })
    .where(eq(creditHolds.id, id))
  return true
}

/** Releases only open holds: work that turned out to be done keeps its charge. Returns whether it was released. */
export async function releaseHeld(scope: Scope, holdId: string | null, reason: string): Promise<boolean> {
  const open = await lockHold(scope, holdId)
  return open?.status === 'HELD' && release(scope, holdId, reason)
}

/** The hold, with the user's credits locked. */
async function lockHold(scope: Scope, holdId: string | null): Promise<Hold | undefined> {
  if (holdId === null) return undefined
  const [known] = await scope.db.select().from(creditHolds).where(eq(creditHolds.id, holdId))
  if (!known) return undefined
  await lockCredits(scope, known.userId)
  const [hold] = await scope.db.select().from(creditHolds).where(eq(creditHolds.id, holdId))
  return hold
}

function allocationsOf({ db }: Scope, holdId: string) {
  return db
    .select()
    .from(creditAllocations)
    .where(eq(creditAllocations.holdId, holdId))
    .orderBy(asc(creditAllocations.place))
}

async function refund(scope: Scope, { id, userId, action, captured, storyId, createdAt }: Hold) {
  await append(scope, { userId, kind: 'REFUND', amount: captured, action, key: `refund:${id}`, holdId: id, storyId })
  let left = captured
  for (const { lotId, amount } of await allocationsOf(scope, id)) {
    const part = Math.min(left, amount)
    if (part > 0) await moveLot(scope, lotId, { remaining: part })
    left -= part
  }
  // Of a charge from before there were lots.
  if (left > 0) await addLot(scope, userId, { credits: left, source: 'GIFT', key: `refund:${id}`, expiresAt: null })
  await moveCredits(scope, userId, { posted: captured })
  await countDay(scope, { userId, at: createdAt, action, storyId, charged: -captured })
}
