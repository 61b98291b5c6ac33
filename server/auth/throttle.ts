import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { throttle } from '#server/db/schema/index.ts'
import { rateLimited } from '#server/http/http-error.ts'
import type { DbOrTx } from '#server/ports/db.ts'

export interface ThrottleRule {
  /** What is counted, for example `login:account:ada@example.com`. */
  key: string
  /** Counts that are still let through. */
  limit: number
  /** ms from the first count of a window to its end. */
  windowMs: number
}

const MINUTE = 60_000

/** 20 refused sign-ins, per account and per address. */
export const loginRules = (email: string, address: string): ThrottleRule[] => [
  { key: `login:account:${email}`, limit: 20, windowMs: 15 * MINUTE },
  { key: `login:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** Refused registrations tell whether an address has an account. */
export const registerRefusalRule = (address: string): ThrottleRule => ({
  key: `register-refused:address:${address}`,
  limit: 20,
  windowMs: 15 * MINUTE,
})

/** Accounts made from one address. */
export const registerRule = (address: string): ThrottleRule => ({
  key: `register:address:${address}`,
  limit: 200,
  windowMs: 60 * MINUTE,
})

/** Mails that anybody can cause for somebody: new passwords and verification links. */
export const mailRules = (email: string, address: string): ThrottleRule[] => [
  { key: `mail:account:${email}`, limit: 5, windowMs: 60 * MINUTE },
  { key: `mail:address:${address}`, limit: 20, windowMs: 15 * MINUTE },
]

/** 429 when one of the rules is used up. */
export async function refuseThrottled({ clock }: Services, db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const now = clock.now()
  const keys = rules.map((rule) => rule.key)
  const rows = await db
    .select()
    .from(throttle)
    .where(and(inArray(throttle.key, keys), gt(throttle.windowEndsAt, now)))
  const waits = rules.flatMap((rule) =>
    rows.filter((row) => row.key === rule.key && row.count >= rule.limit).map((row) => row.windowEndsAt.getTime()),
  )
  if (waits.length > 0) throw rateLimited((Math.max(...waits) - now.getTime()) / 1000)
}

/** Counts one attempt per rule. Call it outside of a transaction that may roll back. */
export async function countAttempt({ clock }: Services, db: DbOrTx, rules: readonly ThrottleRule[]): Promise<void> {
  const now = clock.now()
  for (const { key, windowMs } of rules) {
    const windowEndsAt = new Date(now.getTime() + windowMs)
    const isOver = sql`${throttle.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    await db
      .insert(throttle)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: throttle.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${throttle.count} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttle.windowEndsAt} end`,
        },
      })
  }
}

/** Forgets an account's refused sign-ins after one that worked. The address keeps its count. */
export async function forgiveAccount(db: DbOrTx, email: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, `login:account:${email}`))
}
