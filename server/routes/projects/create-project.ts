import { route } from '#server/http/route.ts'
import { presentOneProject } from '#server/presenters/project.ts'
import { insertProject } from '#server/stories/new-project.ts'

export const createProject = route('createProject', async ({ user, body, ...scope }) =>
  presentOneProject(scope, await insertProject(scope, { userId: user.id, name: body.name })),
)
