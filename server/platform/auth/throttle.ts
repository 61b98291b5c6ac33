import { eq, gt, inArray, and, sql } from 'drizzle-orm'
import type { Services } from '#server/platform/context.ts'
import { throttle } from '#server/platform/db/schema/index.ts'
import { rateLimited } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export interface ThrottleRule {
  /** What is counted, for example `register:address:203.0.113.7`. */
  key: string
  /** Attempts allowed per window. */
  limit: number
  /** ms from the first attempt of a window to its end. */
  windowMs: number
}

const MINUTE = 60_000

/** 20 refused registrations: each reveals that an email has an account. */
export const registerRules = (address: string): ThrottleRule[] => [
  { key: `register:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Accounts created from one network address. */
export const newAccountRules = (address: string): ThrottleRule[] => [
  { key: `account:address:${address}`, limit: 200, windowMs: 60 * MINUTE },
]

/** 20 refused resets per network address. */
export const resetRules = (address: string): ThrottleRule[] => [
  { key: `reset:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Emails that a caller can trigger for another user: new passwords and verification links. */
export const mailRules = (email: string): ThrottleRule[] => [
  { key: `mail:account:${email}`, limit: 5, windowMs: 60 * MINUTE },
]

/** Templates offered to others: each sends an email. */
export const offerRules = (userId: string): ThrottleRule[] => [
  { key: `offer:account:${userId}`, limit: 20, windowMs: 60 * MINUTE },
]

/** Checkouts: each calls the payment provider. */
export const checkoutRules = (userId: string): ThrottleRule[] => [
  { key: `checkout:account:${userId}`, limit: 30, windowMs: 60 * MINUTE },
]

/** Exports of a user's data: each takes as much space as all of the data. */
export const exportRules = (userId: string): ThrottleRule[] => [
  { key: `export:account:${userId}`, limit: 5, windowMs: 24 * 60 * MINUTE },
]

/** Own keys of providers: each is checked by a request to the provider. */
export const keyCheckRules = (userId: string): ThrottleRule[] => [
  { key: `provider-key:account:${userId}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Tests of engines: each may cost the operator a few cents. */
export const engineTestRules = (userId: string): ThrottleRule[] => [
  { key: `engine-test:account:${userId}`, limit: 30, windowMs: 15 * MINUTE },
]

/** Guesses at links and at the current password of an open session. */
export const guessRules = (subject: string): ThrottleRule[] => [
  { key: `guess:${subject}`, limit: 20, windowMs: 15 * MINUTE },
]

/**
 * Counts an attempt before it is made, so that parallel ones cannot bypass the limit, and answers 429 when a rule is used up.
 * Release it when the attempt was correct. Call it outside of a transaction that may roll back.
 */
export async function takeAttempt(services: Services, db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const waits: number[] = []
  for (const rule of rules) waits.push(await countAttempt(services, db, rule))
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw rateLimited(wait / 1000)
}

/** Counts an attempt. Returns how long the rule refuses from now, ms; 0: the attempt is allowed. */
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

/** The attempt was correct and does not count. */
export async function refundAttempt(db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const keys = rules.map((rule) => rule.key)
  await db
    .update(throttle)
    .set({ count: sql`${throttle.count} - 1` })
    .where(and(inArray(throttle.key, keys), gt(throttle.count, 0)))
}

/** Work that failed was not really tried, so the attempt does not count. */
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

/** Deletes the count, for example of an account after a sign-in. */
export async function resetAttempts(db: DbOrTx, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key))
}
