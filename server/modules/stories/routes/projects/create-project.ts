import { route } from '#server/platform/http/route.ts'
import { presentOneProject } from '#server/modules/stories/presenters/project.ts'
import { insertProject } from '#server/modules/stories/new-project.ts'

export const createProject = route('createProject', async ({ user, body, ...scope }) =>
  presentOneProject(scope, await insertProject(scope, { userId: user.id, name: body.name })),
)
