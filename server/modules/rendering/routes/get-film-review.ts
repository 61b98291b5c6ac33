import { ownRender } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { findReview, presentReview } from '#server/modules/generation/reviews/review.ts'

export const getFilmReview = route('getFilmReview', async ({ db, user, params }) => {
  const { id } = await ownRender(db, user, params.render_id)
  return presentReview(id, await findReview(db, id))
})
