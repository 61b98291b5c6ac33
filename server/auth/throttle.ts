import { eq, gt, inArray, and, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { throttle } from '#server/db/schema/index.ts'
import { rateLimited } from '#server/http/http-error.ts'
import type { DbOrTx } from '#server/ports/db.ts'

export interface ThrottleRule {
  /** What is counted, for example `login:account:ada@example.com`. */
  key: string
  /** Attempts that are let through per window. */
  limit: number
  /** ms from the first attempt of a window to its end. */
  windowMs: number
}

const MINUTE = 60_000

/** 20 refused sign-ins, per account and per address. */
export const loginRules = (email: string, address: string): ThrottleRule[] => [
  { key: `login:account:${email}`, limit: 20, windowMs: 15 * MINUTE },
  { key: `login:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

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

/** Guesses at links and at the present password of a session that was left open. */
export const guessRules = (subject: string): ThrottleRule[] => [
  { key: `guess:${subject}`, limit: 20, windowMs: 15 * MINUTE },
]

/**
 * Counts an attempt before it is made, so that many at once cannot all slip through, and answers 429 when one of the rules is used
 * up. Give it back when the attempt turned out to be right. Call it outside of a transaction that may roll back.
 */
export async function takeAttempt({ clock }: Services, db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const now = clock.now()
  const waits: number[] = []
  for (const { key, limit, windowMs } of rules) {
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
    if (row && row.count > limit) waits.push(row.windowEndsAt.getTime() - now.getTime())
  }
  if (waits.length > 0) throw rateLimited(Math.max(...waits) / 1000)
}

/** The attempt was right and does not count. */
export async function giveBackAttempt(db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const keys = rules.map((rule) => rule.key)
  await db
    .update(throttle)
    .set({ count: sql`${throttle.count} - 1` })
    .where(and(inArray(throttle.key, keys), gt(throttle.count, 0)))
}

/** Forgets what was counted, for example of an account that was just signed in to. */
export async function forget(db: DbOrTx, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key))
}
