import { and, eq } from 'drizzle-orm'
import { ownProject } from '#server/platform/auth/ownership.ts'
import { projects, stories } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const deleteProject = route('deleteProject', async ({ user, params, query, ...scope }) => {
  const project = await ownProject(scope.db, user, params.project_id)
  const isArchiving = query.stories === 'ARCHIVE'
  if (isArchiving) {
    const isShown = and(eq(stories.projectId, project.id), eq(stories.archived, false))
    const held = await scope.db.select({ id: stories.id }).from(stories).where(isShown)
    // Each is a separate edit, so that its history lists it and can undo it.
    for (const { id } of held) {
      const edit = await beginEdit(scope, user, id)
      await edit.updateStory({ archived: true })
      await edit.finish('Archive story')
    }
  }
  await scope.db.delete(projects).where(eq(projects.id, project.id))
  return { message: `Project deleted. Its stories are ${isArchiving ? 'archived' : 'kept'}` }
})
