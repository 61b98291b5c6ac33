import type { PricedPart } from '#engines/model-table.ts'
import { type Able, CHARACTERS, isPaidWork, priceOf, priceWork } from '#engines/prices.ts'
import { type Scope, type App, transact } from '#server/platform/context.ts'
import { captureCost, captureMade, repriceHold, capture, release } from './end-hold.ts'
import { hold, type Work } from './hold.ts'
import { and, eq, lt, not, sql } from 'drizzle-orm'
import { creditHolds, jobs, providerOrders, tasks } from '#server/platform/db/schema/index.ts'

/** Work that has not ended by then is lost, and is not charged, unless a provider still works on it. */
export const HOLD_LIMIT_MS = 24 * 60 * 60 * 1000

export type CreditHold = typeof creditHolds.$inferSelect

/** A text that was written or translated. */
export interface MadeText {
  /** Label of the engine that made it. */
  maker: string
  characters: number
}

/**
 * Charges texts by their length and their engine, at most what is held; where built-in engines alone write them, what is
 * held. Returns whether credits moved.
 * @param able the possible engines, the preferred one first
 */
export async function captureTexts(
  scope: Scope,
  holdId: string | null,
  { able, part }: { able: Able; part: PricedPart },
  made: readonly MadeText[],
): Promise<boolean> {
  if (holdId === null) return false
  if (!isPaidWork(able)) return captureMade(scope, holdId, able[0].label)
  const { prices } = scope.services
  const lengths = new Map<string, number>()
  for (const { maker, characters } of made) lengths.set(maker, (lengths.get(maker) ?? 0) + characters)
  const total = [...lengths.values()].reduce((sum, characters) => sum + characters, 0)
  await repriceHold(scope, holdId, priceWork(prices, able, part, total / CHARACTERS).prices)
  const cost = [...lengths].reduce((sum, [maker, characters]) => {
    const info = able.find(({ label }) => label === maker) ?? able[0]
    return sum + priceOf(prices, info, part, characters / CHARACTERS)
  }, 0)
  const [[maker] = [able[0].label]] = [...lengths].toSorted(([, a], [, b]) => b - a)
  return captureCost(scope, holdId, { cost, maker })
}

/** Charges work that is done within this call. Throws 402 when the available credits do not cover it. */
export async function charge(scope: Scope, userId: string, work: Work): Promise<void> {
  await capture(scope, await hold(scope, userId, work))
}

/**
 * Whether a provider still works on what it pays for, as overnight, or what followed that has begun since: both end by themselves, with
 * the hold.
 */
const isAtProvider = (limit: Date) => sql`(
  exists (
    select 1 from ${jobs} join ${providerOrders} on ${providerOrders.jobId} = ${jobs.id}
    where ${jobs.status} in ('QUEUED', 'RUNNING') and ${providerOrders.state} = 'ACCEPTED'
      and ${creditHolds.id}::text in (${jobs.payload}->>'holdId', ${jobs.payload}->>'motionHoldId'))
  or exists (
    select 1 from ${tasks}
    where ${tasks.holdId} = ${creditHolds.id} and ${tasks.status} in ('CREATED', 'PROCESSING')
      and ${tasks.createdAt} >= ${limit.toISOString()}::timestamptz))`

/**
 * Releases holds whose work never ended. Returns their users.
 * @param tell notifies the user, in the transaction that releases
 */
export async function releaseOldHolds(
  app: App,
  tell: (scope: Scope, lost: CreditHold) => Promise<void>,
): Promise<string[]> {
  const limit = new Date(app.clock.now().getTime() - HOLD_LIMIT_MS)
  const old = await app.db
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.status, 'HELD'), lt(creditHolds.createdAt, limit), not(isAtProvider(limit))))
  const changed = new Set<string>()
  for (const lost of old)
    await transact(app, async (scope) => {
      if (!(await release(scope, lost.id, 'The work didn’t finish within a day'))) return
      if (lost.amount === 0) return
      changed.add(lost.userId)
      await tell(scope, lost)
    })
  return [...changed]
}
