import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { stories } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { presentStorySummaries } from '#server/presenters/story-summary.ts'
import { likePatterns } from '#server/stories/like-patterns.ts'

export const getUserStories = route('getUserStories', async ({ user, query, ...scope }) => {
  const { page, page_size: pageSize, archived, project_id: projectId } = query
  const words = likePatterns(query.query ?? '').map((word) =>
    or(ilike(stories.displayTitle, word), ilike(stories.initialPrompt, word)),
  )
  const isWanted = and(
    eq(stories.userId, user.id),
    eq(stories.archived, archived),
    projectId === undefined ? undefined : eq(stories.projectId, projectId),
    ...words,
  )
  // Counted beside the page, not over it: a window would read every row of a list of thousands to show twenty.
  const counted = scope.db.select({ all: count() }).from(stories).where(isWanted)
  const found = await scope.db
    .select({ row: stories, all: sql<number>`(${counted})`.mapWith(Number) })
    .from(stories)
    .where(isWanted)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  // Behind the last page there is no row that could tell the number.
  const all = found[0]?.all ?? (page === 1 ? 0 : await scope.db.$count(stories, isWanted))
  return {
    count: all,
    page,
    page_size: pageSize,
    next_page: page * pageSize < all ? page + 1 : null,
    results: await presentStorySummaries(
      scope,
      found.map(({ row }) => row),
    ),
  }
})
