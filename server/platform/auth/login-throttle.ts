import { and, eq, gt } from 'drizzle-orm'
import type { Services } from '#server/platform/context.ts'
import { throttle } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { countAttempt, resetAttempts, refundAttempt, takeAttempt, type ThrottleRule } from './throttle.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long an address stays familiar after somebody signed in to the account from it, ms. */
const FAMILIAR_MS = 30 * DAY

/** Refused sign-ins to one account from unfamiliar addresses in a day, after which each of these has fewer. */
const MANY_REFUSED = 100
/** What such an address still has, refused sign-ins an hour: the owner may mistype, a crowd of addresses gets slow. */
const FEW = 3

/**
 * Counts a sign-in before it is made and answers 429 when too many were refused (docs/decisions/0019). Nothing is refused by the
 * account alone: strangers use up what their own addresses have, and the owner gets in.
 * @param email normalized
 * @returns whether the address is familiar, the rules that counted the attempt, and what to do once it was right: it does not count, and
 *   the address is familiar from now on
 */
export async function takeLoginAttempt(services: Services, db: DbOrTx, email: string, address: string) {
  const pair = `${email}:${address}`
  const familiar: ThrottleRule = { key: `login:familiar:${pair}`, limit: Infinity, windowMs: FAMILIAR_MS }
  const own: ThrottleRule = { key: `login:pair:${pair}`, limit: 20, windowMs: 15 * MINUTE }
  const taken = [own]
  // Strangers behind the same address must not use up what the owner has at a familiar one.
  const isFamiliar = await hasRow(services, db, familiar.key)
  if (!isFamiliar) taken.push({ key: `login:address:${address}`, limit: 20, windowMs: 15 * MINUTE })
  await takeAttempt(services, db, taken)
  if (!isFamiliar) {
    const everywhere: ThrottleRule = { key: `login:account:${email}`, limit: MANY_REFUSED, windowMs: DAY }
    const few: ThrottleRule = { key: `login:few:${pair}`, limit: FEW, windowMs: 60 * MINUTE }
    taken.push(everywhere)
    if ((await countAttempt(services, db, everywhere)) > 0) {
      taken.push(few)
      await takeAttempt(services, db, [few])
    }
  }
  const succeed = async () => {
    await refundAttempt(db, taken)
    await resetAttempts(db, own.key)
    // Again, so that the time runs from now.
    await resetAttempts(db, familiar.key)
    await countAttempt(services, db, familiar)
  }
  return { isFamiliar, rules: taken, succeed }
}

async function hasRow({ clock }: Services, db: DbOrTx, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: throttle.key })
    .from(throttle)
    .where(and(eq(throttle.key, key), gt(throttle.windowEndsAt, clock.now())))
  return rows.length > 0
}
