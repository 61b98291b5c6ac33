import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { filmReceipts } from '#server/modules/generation/receipts/film-receipts.ts'

export const getFilmReceipts = route('getFilmReceipts', async ({ user, params, ...scope }) =>
  filmReceipts(scope, await ownStory(scope.db, user, params.story_id)),
)
