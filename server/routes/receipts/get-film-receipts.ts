import { ownStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { filmReceipts } from '#server/receipts/film-receipts.ts'

export const getFilmReceipts = route('getFilmReceipts', async ({ user, params, ...scope }) =>
  filmReceipts(scope, await ownStory(scope.db, user, params.story_id)),
)
