import type { Project } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { countStories, newestStories } from '#server/platform/db/queries/stories-of-projects.ts'
import type { ProjectRow } from '#server/platform/db/rows.ts'
import { findStills } from '#server/modules/media/presenters/stills.ts'

export type { Project }

/** Projects as the contract shows them, in the order given. */
export async function presentProjects(scope: Scope, rows: readonly ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const counts = await countStories(scope, ids)
  const newest = await newestStories(scope, ids)
  const stills = await findStills(
    scope,
    [...newest.values()].map((story) => story.id),
  )
  return rows.map((row) => {
    const story = newest.get(row.id)
    const changedAt = Math.max(row.updatedAt.getTime(), story?.updatedAt.getTime() ?? 0)
    return {
      id: row.id,
      project_id: row.id,
      name: row.name,
      story_count: counts.get(row.id)?.shown ?? 0,
      archived_count: counts.get(row.id)?.archived ?? 0,
      thumbnail_url: (story && stills.get(story.id)?.[0]) ?? null,
      created_at: row.createdAt.toISOString(),
      updated_at: new Date(changedAt).toISOString(),
    }
  })
}

export async function presentOneProject(scope: Scope, row: ProjectRow): Promise<Project> {
  const [one] = await presentProjects(scope, [row])
  if (!one) throw new Error('A project was not presented')
  return one
}
