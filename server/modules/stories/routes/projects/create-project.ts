import { route } from '#server/platform/http/route.ts'
import { presentOneProject } from '#server/modules/stories/presenters/cards.ts'
import { insertProject } from '#server/modules/stories/plan-limits.ts'

export const createProject = route('createProject', async ({ user, body, ...scope }) =>
  presentOneProject(scope, await insertProject(scope, { userId: user.id, name: body.name })),
)
