import { and, count, desc, eq, ilike, sql } from 'drizzle-orm'
import { projects, stories } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { presentProjects } from '#server/presenters/project.ts'
import { likePatterns } from '#server/stories/like-patterns.ts'

export const listProjects = route('listProjects', async ({ user, query, ...scope }) => {
  const { page, page_size: pageSize } = query
  const words = likePatterns(query.query ?? '').map((word) => ilike(projects.name, word))
  const isWanted = and(eq(projects.userId, user.id), ...words)
  const [total] = await scope.db.select({ count: count() }).from(projects).where(isWanted)
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
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const all = total?.count ?? 0
  return {
    count: all,
    page,
    page_size: pageSize,
    next_page: page * pageSize < all ? page + 1 : null,
    results: await presentProjects(scope, rows),
  }
})
