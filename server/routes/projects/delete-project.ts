import { eq } from 'drizzle-orm'
import { ownProject } from '#server/auth/ownership.ts'
import { projects } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'

export const deleteProject = route('deleteProject', async ({ user, params, db }) => {
  const project = await ownProject(db, user, params.project_id)
  await db.delete(projects).where(eq(projects.id, project.id))
  return { message: 'The project is deleted, its stories are kept' }
})
