import { and, isNotNull } from 'drizzle-orm'
import { stories } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource, withinDays } from './rows.ts'

const columns: RowColumns = {
  id: stories.id,
  userId: stories.userId,
  createdAt: stories.createdAt,
  storyId: stories.id,
  type: stories.creationMode,
  status: stories.status,
  reason: stories.errorMessage,
}

/** Stories, by the day on which they were begun. */
export const storyRows: RowSource = rowSource({
  from: () => ({ table: stories, columns }),
  datedBy: {
    GENERATED: (filter) => and(isNotNull(stories.firstGeneratedAt), withinDays(stories.firstGeneratedAt, filter)),
  },
})
