import { and, desc, eq, inArray } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { type projects, stories } from '#server/db/schema/index.ts'
import { findStills } from './stills.ts'

export type ProjectRow = typeof projects.$inferSelect
export type Project = components['schemas']['Project']

/** Projects as the contract shows them, in the order given. */
export async function presentProjects(scope: Scope, rows: readonly ProjectRow[]): Promise<Project[]> {
  const ids = rows.map((row) => row.id)
  const held =
    ids.length === 0
      ? []
      : await scope.db
          .select({ id: stories.id, projectId: stories.projectId, updatedAt: stories.updatedAt })
          .from(stories)
          .where(and(inArray(stories.projectId, ids), eq(stories.archived, false)))
          .orderBy(desc(stories.updatedAt))
  const newest = new Map(held.toReversed().map((story) => [story.projectId, story]))
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
      story_count: held.filter((each) => each.projectId === row.id).length,
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
