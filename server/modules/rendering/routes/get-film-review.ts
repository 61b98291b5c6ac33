import { ownRender } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { findReview } from '#server/modules/generation/reviews/lock-review.ts'
import { presentReview } from '#server/modules/generation/reviews/present-review.ts'

export const getFilmReview = route('getFilmReview', async ({ db, user, params }) => {
  const { id } = await ownRender(db, user, params.render_id)
  return presentReview(id, await findReview(db, id))
})
