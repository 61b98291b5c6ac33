import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { filmReviews } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** How long a film is a reviewer's without a sign of life, ms. */
export const LEASE_MS = 10 * 60 * 1000
/** Films that one reviewer holds at most: what is held, nobody else can get. */
export const MAX_HELD = 50

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Written out, not as parameters: the index of the queue is for exactly these rows. */
const isWaiting = sql`${filmReviews.verdict} = 'WAITING' and ${filmReviews.mediaId} is not null`
/** An objection stands before all others, until somebody skips it: then where that put it. */
const isFirst = ({ objectedAt, queuedAt }: FilmReviewRow) => objectedAt !== null && queuedAt <= objectedAt
const isFree = (now: Date) => or(isNull(filmReviews.leaseEndsAt), lte(filmReviews.leaseEndsAt, now))

/** Films that a reviewer holds or could take. */
export const countOpenFilms = (db: DbOrTx, reviewerId: string, now: Date) =>
  db.$count(filmReviews, and(isWaiting, or(eq(filmReviews.leaseOwner, reviewerId), isFree(now))))

/** How many films wait, whoever holds them, and since when the oldest does. */
export const readWaitingFilms = (db: DbOrTx) =>
  db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${filmReviews.queuedAt})`.mapWith(filmReviews.queuedAt),
    })
    .from(filmReviews)
    .where(isWaiting)

/**
 * Holds what the reviewer has longer and takes the next free films until they are so many. Two reviewers never get the same one: what
 * another transaction is just taking is passed over. Answers all of them in the order of the queue, and which are new in the hand.
 */
export async function holdFilms(
  { db, services }: Scope,
  reviewerId: string,
  wanted: number,
): Promise<{ films: FilmReviewRow[]; taken: string[] }> {
  const now = services.clock.now()
  const lease = { leaseOwner: reviewerId, leaseEndsAt: leaseEnd(now) }
  const held = await db
    .update(filmReviews)
    .set(lease)
    .where(and(isWaiting, eq(filmReviews.leaseOwner, reviewerId), gt(filmReviews.leaseEndsAt, now)))
    .returning()
  const missing = Math.min(wanted, MAX_HELD) - held.length
  const taken = missing <= 0 ? [] : await lockFree(db, now, missing)
  const added =
    taken.length === 0
      ? []
      : await db.update(filmReviews).set(lease).where(inArray(filmReviews.renderId, taken)).returning()
  return { films: [...held, ...added].sort(byPlace), taken }
}

/** The index of the queue has films without an objection and those with one apart, each by their place; a condition on that it can use. */
const HAS_OBJECTION = sql`(${filmReviews.objection} is null) < true`
const HAS_NONE = sql`(${filmReviews.objection} is null)`

const isSkipped = sql`${filmReviews.queuedAt} > ${filmReviews.objectedAt}`

/** Ids of the next free films, locked for this transaction. */
async function lockFree(db: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const place = [asc(filmReviews.queuedAt), asc(filmReviews.renderId)]
  const lock = (kind: SQL, order: SQL[]) =>
    db
      .select()
      .from(filmReviews)
      .where(and(isWaiting, kind, isFree(now)))
      .orderBy(...order)
      .limit(limit)
      .for('no key update', { skipLocked: true })
  const objections = await lock(HAS_OBJECTION, [isSkipped, ...place])
  return [...objections, ...(await lock(HAS_NONE, place))]
    .sort(byPlace)
    .slice(0, limit)
    .map(({ renderId }) => renderId)
}

const byPlace = (one: FilmReviewRow, other: FilmReviewRow) =>
  Number(isFirst(other)) - Number(isFirst(one)) ||
  one.queuedAt.getTime() - other.queuedAt.getTime() ||
  (one.renderId < other.renderId ? -1 : 1)
