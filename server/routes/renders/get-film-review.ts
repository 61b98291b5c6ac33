import { ownRender } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { findReview } from '#server/reviews/lock-review.ts'
import { presentReview } from '#server/reviews/present-review.ts'

export const getFilmReview = route('getFilmReview', async ({ db, user, params }) => {
  const { id } = await ownRender(db, user, params.render_id)
  return presentReview(id, await findReview(db, id))
})
