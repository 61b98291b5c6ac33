import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { filmReviews } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** How long a claim lasts without a renewal, ms. */
export const LEASE_MS = 10 * 60 * 1000
/** Maximum videos per reviewer: claimed ones are unavailable to others. */
export const MAX_HELD = 50

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Literals, not parameters: the index of the queue covers exactly these rows. */
const isWaiting = sql`${filmReviews.verdict} = 'WAITING' and ${filmReviews.mediaId} is not null`
/** An appeal comes before all others, until a reviewer skips it: then its new place counts. */
const isFirst = ({ objectedAt, queuedAt }: FilmReviewRow) => objectedAt !== null && queuedAt <= objectedAt
const isFree = (now: Date) => or(isNull(filmReviews.leaseEndsAt), lte(filmReviews.leaseEndsAt, now))

/** Videos that a reviewer has claimed or could claim. */
export const countOpenFilms = (db: DbOrTx, reviewerId: string, now: Date) =>
  db.$count(filmReviews, and(isWaiting, or(eq(filmReviews.leaseOwner, reviewerId), isFree(now))))

/** The number of pending videos, claimed or not, and the age of the oldest. */
export const readWaitingFilms = (db: DbOrTx) =>
  db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${filmReviews.queuedAt})`.mapWith(filmReviews.queuedAt),
    })
    .from(filmReviews)
    .where(isWaiting)

/**
 * Renews the reviewer's claims and claims further videos up to this number. Two reviewers never get the same one: rows that
 * another transaction is claiming are skipped. Returns all of them in the order of the queue, and which are newly claimed.
 */
export async function claimReviews(
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

/** The queue's index separates videos with and without an appeal, each by their place; a condition that it can use. */
const HAS_OBJECTION = sql`(${filmReviews.objection} is null) < true`
const HAS_NONE = sql`(${filmReviews.objection} is null)`

const isSkipped = sql`${filmReviews.queuedAt} > ${filmReviews.objectedAt}`

/** Ids of the next unclaimed videos, locked for this transaction. */
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
