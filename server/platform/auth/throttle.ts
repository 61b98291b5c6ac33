import { eq, gt, inArray, and, sql } from 'drizzle-orm'
import type { Services } from '#server/platform/context.ts'
import { throttle } from '#server/platform/db/schema/index.ts'
import { rateLimited } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export interface ThrottleRule {
  /** What is counted, for example `register:address:203.0.113.7`. */
  key: string
  /** Attempts that are let through per window. */
  limit: number
  /** ms from the first attempt of a window to its end. */
  windowMs: number
}

const MINUTE = 60_000

/** 20 refused registrations: each tells that an address has an account. */
export const registerRules = (address: string): ThrottleRule[] => [
  { key: `register:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Accounts made from one address. */
export const newAccountRules = (address: string): ThrottleRule[] => [
  { key: `account:address:${address}`, limit: 200, windowMs: 60 * MINUTE },
]

/** 20 refused resets per address. */
export const resetRules = (address: string): ThrottleRule[] => [
  { key: `reset:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Mails that anybody can cause for somebody: new passwords and verification links. */
export const mailRules = (email: string): ThrottleRule[] => [
  { key: `mail:account:${email}`, limit: 5, windowMs: 60 * MINUTE },
]

/** Templates offered to others: each sends a mail. */
export const offerRules = (userId: string): ThrottleRule[] => [
  { key: `offer:account:${userId}`, limit: 20, windowMs: 60 * MINUTE },
]

/** Checkouts: each asks the payment provider. */
export const checkoutRules = (userId: string): ThrottleRule[] => [
  { key: `checkout:account:${userId}`, limit: 30, windowMs: 60 * MINUTE },
]

/** Copies of everything that is a person's: each takes as much room as all of it. */
export const exportRules = (userId: string): ThrottleRule[] => [
  { key: `export:account:${userId}`, limit: 5, windowMs: 24 * 60 * MINUTE },
]

/** Guesses at links and at the current password of a session that was left open. */
export const guessRules = (subject: string): ThrottleRule[] => [
  { key: `guess:${subject}`, limit: 20, windowMs: 15 * MINUTE },
]

/**
 * Counts an attempt before it is made, so that many at once cannot all slip through, and answers 429 when one of the rules is used
 * up. Give it back when the attempt turned out to be right. Call it outside of a transaction that may roll back.
 */
export async function takeAttempt(services: Services, db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const waits: number[] = []
  for (const rule of rules) waits.push(await countAttempt(services, db, rule))
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw rateLimited(wait / 1000)
}

/** Counts an attempt. Answers how long the rule refuses from now, ms; 0: it lets this one through. */
export async function countAttempt(
  { clock }: Services,
  db: DbOrTx,
  { key, limit, windowMs }: ThrottleRule,
): Promise<number> {
  const now = clock.now()
  const isOver = sql`${throttle.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(throttle)
    .values({ key, count: 1, windowEndsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttle.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttle.windowEndsAt} end`,
      },
    })
    .returning()
  return row && row.count > limit ? row.windowEndsAt.getTime() - now.getTime() : 0
}

/** The attempt was right and does not count. */
export async function refundAttempt(db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const keys = rules.map((rule) => rule.key)
  await db
    .update(throttle)
    .set({ count: sql`${throttle.count} - 1` })
    .where(and(inArray(throttle.key, keys), gt(throttle.count, 0)))
}

/** Work that fails could not be tried, so the attempt does not count. */
export async function refundIfFailed<Result>(
  db: DbOrTx,
  rules: readonly ThrottleRule[],
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    await refundAttempt(db, rules)
    throw cause
  }
}

/** Forgets what was counted, for example of an account that was just signed in to. */
export async function resetAttempts(db: DbOrTx, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key))
}
