import { ownAroll } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'

export const getAroll = route('getAroll', async ({ user, params, ...scope }) => {
  const { aroll, story } = await ownAroll(scope.db, user, params.aroll_id)
  return presentOneAroll(scope, aroll, story.id)
})
