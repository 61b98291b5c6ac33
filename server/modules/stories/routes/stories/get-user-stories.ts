import { and, count, desc, eq, ilike, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { stories } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { presentStorySummaries } from '#server/modules/stories/presenters/cards.ts'
import { summaryColumns } from '#server/platform/db/queries/stories.ts'
import { likePatterns } from '#server/modules/stories/like-patterns.ts'

/** To search stories, words are matched in title and prompt; without words all are listed, the newest change first. */
export const getUserStories = route('getUserStories', async ({ user, query, ...scope }) => {
  const { archived, project_id: projectId } = query
  const words = likePatterns(query.query ?? '').map((word) =>
    or(ilike(stories.displayTitle, word), ilike(stories.initialPrompt, word)),
  )
  const isWanted = and(
    eq(stories.userId, user.id),
    eq(stories.archived, archived),
    projectId === undefined ? undefined : eq(stories.projectId, projectId),
    ...words,
  )
  const part = rowsOf(query)
  const isNarrowed = projectId !== undefined || words.length > 0
  const found = isNarrowed
    ? await selectPage(scope.db, isWanted, part)
    : await readPage(scope.db, { userId: user.id, archived, ...part })
  // Behind the last page there is no row with the number.
  const all = found[0]?.all ?? (query.page === 1 ? 0 : await scope.db.$count(stories, isWanted))
  return {
    ...pageOf(query, all),
    results: await presentStorySummaries(scope, found),
  }
})

interface Part {
  limit: number | Placeholder
  offset: number | Placeholder
}

function selectPage(db: DbOrTx, isWanted: SQL | undefined, { limit, offset }: Part) {
  // Counted beside the page, not over it: a window would read every row of a list of thousands to show twenty.
  const counted = db.select({ all: count() }).from(stories).where(isWanted)
  return db
    .select({ ...summaryColumns, all: sql<number>`(${counted})`.mapWith(Number) })
    .from(stories)
    .where(isWanted)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(limit)
    .offset(offset)
}

/** Home's list as it opens. */
const readPage = statement('stories_page', ['userId', 'archived', 'limit', 'offset'], (db, at) =>
  selectPage(db, and(eq(stories.userId, at.userId), eq(stories.archived, at.archived)), at),
)
