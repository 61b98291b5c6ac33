import { eq } from 'drizzle-orm'
import { ownRender } from '#server/platform/auth/ownership.ts'
import { filmReviews } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { findReview, lockReview, canObject, presentReview } from '#server/modules/generation/reviews/review.ts'

/** The video is pending again, before all that were not reviewed yet. */
export const objectToFilmReview = route('objectToFilmReview', async ({ db, user, params, body, services }) => {
  const { id } = await ownRender(db, user, params.render_id)
  const review = (await findReview(db, id)) && (await lockReview(db, id))
  if (!review || !canObject(review))
    throw new HttpError(409, { message: 'There’s nothing to appeal', error: 'NOTHING_TO_OBJECT_TO' })
  const now = services.clock.now()
  const [row] = await db
    .update(filmReviews)
    .set({ verdict: 'WAITING', objection: body.objection, objectedAt: now, queuedAt: now, updatedAt: now })
    .where(eq(filmReviews.renderId, id))
    .returning()
  return presentReview(id, row)
})
