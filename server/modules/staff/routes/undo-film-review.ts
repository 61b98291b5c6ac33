import { route } from '#server/platform/http/route.ts'
import { undoDecision } from '#server/modules/generation/reviews/decide-film.ts'
import { lockReview, presentReview } from '#server/modules/generation/reviews/review.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

export const undoFilmReview = route('undoFilmReview', async (call) => {
  const { db, user, body } = call
  const review = await lockReview(db, body.render_id)
  await recordAudit(call, user, { action: 'UNDID_REVIEW', subject: 'FILM', subjectId: review.renderId })
  return presentReview(review.renderId, await undoDecision(call, review, user.id))
})
