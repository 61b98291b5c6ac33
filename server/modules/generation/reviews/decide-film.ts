import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { filmReviews, stories } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { leaseEnd } from './claim-reviews.ts'
import { syncPreviewLink } from './sharing.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'

type Decision = { verdict: 'APPROVED' } | { verdict: 'REJECTED'; reason: string; flaggedAtMs: number | null }
type Change = Partial<typeof filmReviews.$inferInsert>

const RELEASED_LEASE = { leaseOwner: null, leaseEndsAt: null }

function reviewChanged() {
  return new HttpError(409, {
    message: 'Another reviewer has claimed or reviewed this video',
    error: 'REVIEW_CHANGED',
  })
}

/** 409 unless the video is pending and this reviewer has claimed it. */
export function requireHeld(review: FilmReviewRow, reviewerId: string, now: Date): void {
  const isHeld = review.leaseOwner === reviewerId && review.leaseEndsAt !== null && review.leaseEndsAt > now
  if (review.verdict !== 'WAITING' || !isHeld) throw reviewChanged()
}

async function change({ db, services }: Scope, renderId: string, values: Change): Promise<FilmReviewRow> {
  const [row] = await db
    .update(filmReviews)
    .set({ ...values, updatedAt: services.clock.now() })
    .where(eq(filmReviews.renderId, renderId))
    .returning()
  if (!row) throw reviewChanged()
  return row
}

/** Last in the queue, and unclaimed. */
export const skipFilm = (scope: Scope, { renderId }: FilmReviewRow) =>
  change(scope, renderId, { ...RELEASED_LEASE, queuedAt: scope.services.clock.now() })

/** Decides on a claimed video. Its owner is notified of a rejection, and of the result of an appeal. */
export async function decideFilm(
  scope: Scope,
  before: FilmReviewRow,
  reviewerId: string,
  decision: Decision,
): Promise<FilmReviewRow> {
  const row = await change(scope, before.renderId, {
    ...RELEASED_LEASE,
    ...decision,
    reviewedBy: reviewerId,
    reviewedAt: scope.services.clock.now(),
    earlier: before.reason === null ? null : { reason: before.reason, flaggedAtMs: before.flaggedAtMs },
  })
  const hasLinkChanged = await syncPreviewLink(scope, row.storyId, row.renderId)
  if (decision.verdict === 'REJECTED')
    await notifyOwner(scope, row, {
      title: row.objection === null ? 'Your video was rejected' : 'Your appeal was declined',
      reason: decision.reason,
      mail: [
        ...(hasLinkChanged ? ['Its preview link is disabled.'] : []),
        row.objection === null ? 'If you think this is wrong, you can appeal here:' : 'New exports are reviewed again:',
      ],
    })
  else if (row.objection !== null)
    await notifyOwner(scope, row, {
      title: 'Your appeal was accepted',
      mail: [...(hasLinkChanged ? ['Its preview link works again.'] : []), 'Watch it here:'],
    })
  return row
}

/** Undoes the reviewer's own decision: the video is claimed again, and everything is restored. */
export async function undoDecision(scope: Scope, before: FilmReviewRow, reviewerId: string): Promise<FilmReviewRow> {
  const { verdict, reviewedBy, reviewedAt, objectedAt, earlier } = before
  const isOwn = verdict !== 'WAITING' && reviewedBy === reviewerId && before.mediaId !== null
  if (!isOwn || (objectedAt !== null && reviewedAt !== null && objectedAt > reviewedAt)) throw reviewChanged()
  const row = await change(scope, before.renderId, {
    verdict: 'WAITING',
    reason: earlier?.reason ?? null,
    flaggedAtMs: earlier?.flaggedAtMs ?? null,
    earlier: null,
    ...(earlier === null && { reviewedBy: null, reviewedAt: null }),
    leaseOwner: reviewerId,
    leaseEndsAt: leaseEnd(scope.services.clock.now()),
  })
  const hasLinkChanged = await syncPreviewLink(scope, row.storyId, row.renderId)
  if (verdict === 'REJECTED' || row.objection !== null)
    await notifyOwner(scope, row, {
      title: 'Your video is under review again',
      mail: [...(hasLinkChanged && row.objection === null ? ['Its preview link works again.'] : []), 'Watch it here:'],
    })
  return row
}

/** Notifies a video's owner of its result, of every decision again. */
async function notifyOwner(
  scope: Scope,
  { renderId, storyId }: Pick<FilmReviewRow, 'renderId' | 'storyId'>,
  { title, reason, mail }: { title: string; reason?: string; mail: readonly string[] },
): Promise<void> {
  const [story] = await scope.db
    .select({ userId: stories.userId, name: stories.displayTitle })
    .from(stories)
    .where(eq(stories.id, storyId))
  if (!story) return
  await notify(scope, story.userId, {
    kind: 'FILM_REVIEWED',
    key: `review:${crypto.randomUUID()}`,
    title,
    text: reason === undefined ? story.name : `${story.name}: ${reason}`,
    storyId,
    path: `/film/${renderId}`,
    mail,
  })
}
