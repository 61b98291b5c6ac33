import { eq } from 'drizzle-orm'
import { ownProject } from '#server/platform/auth/ownership.ts'
import { projects } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneProject } from '#server/modules/stories/presenters/cards.ts'
import { lockAccount } from '#server/modules/stories/plan-limits.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const renameProject = route('renameProject', async ({ user, params, body, ...scope }) => {
  // The second of two writers reads what the first one wrote.
  await lockAccount(scope, user.id)
  const project = await ownProject(scope.db, user, params.project_id)
  requireBase(project.name, body.base_name, body.name)
  const change = { name: body.name, updatedAt: scope.services.clock.now() }
  await scope.db.update(projects).set(change).where(eq(projects.id, project.id))
  return presentOneProject(scope, { ...project, ...change })
})
