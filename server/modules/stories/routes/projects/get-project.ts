import { ownProject } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneProject } from '#server/modules/stories/presenters/cards.ts'

export const getProject = route('getProject', async ({ user, params, ...scope }) =>
  presentOneProject(scope, await ownProject(scope.db, user, params.project_id)),
)
