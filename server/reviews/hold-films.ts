import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import type { FilmReviewRow } from '#server/db/rows.ts'
import { filmReviews } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

/** How long a film is a reviewer's without a sign of life, ms. */
export const LEASE_MS = 10 * 60 * 1000
/** Films that one reviewer holds at most: what is held, nobody else can get. */
export const MOST_HELD = 50

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Written out, not as parameters: the index of the queue is for exactly these rows. */
const isWaiting = sql`${filmReviews.verdict} = 'WAITING' and ${filmReviews.mediaId} is not null`
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
  const missing = Math.min(wanted, MOST_HELD) - held.length
  const free =
    missing <= 0
      ? []
      : await db
          .select({ id: filmReviews.renderId })
          .from(filmReviews)
          .where(and(isWaiting, isFree(now)))
          .orderBy(sql`(${filmReviews.objection} is null)`, asc(filmReviews.queuedAt), asc(filmReviews.renderId))
          .limit(missing)
          .for('update', { skipLocked: true })
  const taken = free.map(({ id }) => id)
  const added =
    taken.length === 0
      ? []
      : await db.update(filmReviews).set(lease).where(inArray(filmReviews.renderId, taken)).returning()
  return { films: [...held, ...added].sort(byPlace), taken }
}

const byPlace = (one: FilmReviewRow, other: FilmReviewRow) =>
  Number(one.objection === null) - Number(other.objection === null) ||
  one.queuedAt.getTime() - other.queuedAt.getTime() ||
  (one.renderId < other.renderId ? -1 : 1)
