import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import { projects, stories } from '#server/platform/db/schema/index.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { presentProjects } from '#server/modules/stories/presenters/cards.ts'
import { likePatterns } from '#server/modules/stories/like-patterns.ts'

export const listProjects = route('listProjects', async ({ user, query, ...scope }) => {
  const { limit, offset } = rowsOf(query)
  const words = likePatterns(query.query ?? '').map((word) => ilike(projects.name, word))
  const isWanted = and(eq(projects.userId, user.id), ...words)
  const all = await scope.db.$count(projects, isWanted)
  const isHeld = and(eq(stories.projectId, projects.id), eq(stories.archived, false))
  const newestStory = scope.db
    .select({ at: sql`max(${stories.updatedAt})` })
    .from(stories)
    .where(isHeld)
  const rows = await scope.db
    .select()
    .from(projects)
    .where(isWanted)
    .orderBy(desc(sql`greatest(${projects.updatedAt}, (${newestStory}))`), desc(projects.id))
    .limit(limit)
    .offset(offset)
  return {
    ...pageOf(query, all),
    results: await presentProjects(scope, rows),
  }
})
