import { and, eq, gt } from 'drizzle-orm'
import type { Services } from '#server/platform/context.ts'
import { throttle } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { countAttempt, resetAttempts, refundAttempt, takeAttempt, type ThrottleRule } from './throttle.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a network address stays familiar after a sign-in to the account from it, ms. */
const FAMILIAR_MS = 30 * DAY

/** Refused sign-ins to one account from unfamiliar addresses per day, after which each of these has a lower limit. */
const MANY_REFUSED = 100
/** The lower limit, refused sign-ins per hour: the owner may mistype, a botnet is slowed down. */
const FEW = 3

/**
 * Counts a sign-in before it is checked and answers 429 when too many were refused (docs/decisions/0019). The account alone
 * never causes a refusal: strangers use up the limits of their own network addresses, and the owner can sign in.
 * @param email normalized
 * @returns whether the network address is familiar, the rules that counted the attempt, and what to do after a correct one:
 * it does not count, and the network address is familiar from now on
 */
export async function takeLoginAttempt(services: Services, db: DbOrTx, email: string, address: string) {
  const pair = `${email}:${address}`
  const familiar: ThrottleRule = { key: `login:familiar:${pair}`, limit: Infinity, windowMs: FAMILIAR_MS }
  const own: ThrottleRule = { key: `login:pair:${pair}`, limit: 20, windowMs: 15 * MINUTE }
  const taken = [own]
  // Strangers behind the same network address must not use up the owner's limit at a familiar one.
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
    // Set again, so that the time runs from now.
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
