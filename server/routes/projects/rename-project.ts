import { eq } from 'drizzle-orm'
import { ownProject } from '#server/auth/ownership.ts'
import { projects } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { presentOneProject } from '#server/presenters/project.ts'

export const renameProject = route('renameProject', async ({ user, params, body, ...scope }) => {
  const project = await ownProject(scope.db, user, params.project_id)
  const change = { name: body.name, updatedAt: scope.services.clock.now() }
  await scope.db.update(projects).set(change).where(eq(projects.id, project.id))
  return presentOneProject(scope, { ...project, ...change })
})
