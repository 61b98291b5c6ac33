import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { decideFilm, requireHeld, skipFilm } from '#server/modules/generation/reviews/decide-film.ts'
import { lockReview, presentReview } from '#server/modules/generation/reviews/review.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

export const reviewFilm = route('reviewFilm', async (call) => {
  const { db, user, body, services } = call
  const review = await lockReview(db, body.render_id)
  requireHeld(review, user.id, services.clock.now())
  const { renderId } = review
  if (body.decision === 'SKIP') return presentReview(renderId, await skipFilm(call, review))
  if (body.decision === 'APPROVE') {
    await recordAudit(call, user, { action: 'APPROVED_FILM', subject: 'FILM', subjectId: renderId })
    return presentReview(renderId, await decideFilm(call, review, user.id, { verdict: 'APPROVED' }))
  }
  const { reason, flagged_at_ms: flaggedAtMs = null } = body
  if (reason === undefined) throw validationFailed({ reason: ['Enter a reason for the owner'] })
  const [film] = await db.select({ frames: renders.durationInFrames }).from(renders).where(eq(renders.id, renderId))
  if (flaggedAtMs !== null && flaggedAtMs > Math.round(framesToMs(film?.frames ?? 0)))
    throw validationFailed({ flagged_at_ms: ['The time is past the end of the video'] })
  await recordAudit(call, user, { action: 'REJECTED_FILM', subject: 'FILM', subjectId: renderId, reason })
  return presentReview(renderId, await decideFilm(call, review, user.id, { verdict: 'REJECTED', reason, flaggedAtMs }))
})
