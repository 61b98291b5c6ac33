import { ownProject } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentOneProject } from '#server/presenters/project.ts'

export const getProject = route('getProject', async ({ user, params, ...scope }) =>
  presentOneProject(scope, await ownProject(scope.db, user, params.project_id)),
)
