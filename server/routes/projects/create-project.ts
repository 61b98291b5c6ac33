import { projects } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { presentOneProject } from '#server/presenters/project.ts'
import { requireRoomForProject } from '#server/stories/plan-limits.ts'

export const createProject = route('createProject', async ({ user, body, ...scope }) => {
  await requireRoomForProject(scope, user)
  const now = scope.services.clock.now()
  const values = { userId: user.id, name: body.name, createdAt: now, updatedAt: now }
  const [row] = await scope.db.insert(projects).values(values).returning()
  if (!row) throw new Error('The project was not added')
  return presentOneProject(scope, row)
})
