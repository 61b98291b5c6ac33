// Users' generated and uploaded media, as rows.
import { and, isNotNull, sql } from 'drizzle-orm'
import { stories, media } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource, withinDays } from './rows.ts'

const uploadColumns: RowColumns = {
  id: media.id,
  userId: media.userId,
  createdAt: media.createdAt,
  storyId: media.storyId,
  type: media.mediaType,
}

/** Files that users uploaded; without their names, which users wrote. */
export const uploadRows: RowSource = rowSource({
  from: () => ({ table: media, columns: uploadColumns }),
  only: sql`${media.source} = 'USER' and ${media.status} = 'COMPLETED'`,
})

const pieceColumns: RowColumns = {
  id: media.id,
  userId: media.userId,
  createdAt: media.createdAt,
  storyId: media.storyId,
  // '' without an owner; never null, by `only`.
  type: sql`coalesce(${media.madeFor}, '')`,
  model: sql`made_by(${media.receipt})`,
  workMs: sql`(${media.receipt} ->> 'work_ms')::int8`,
}

/** Generated media, by their receipts: action, engine and duration. */
export const pieceRows: RowSource = rowSource({
  from: () => ({ table: media, columns: pieceColumns }),
  only: isNotNull(media.madeFor),
  sum: 'work_ms',
})

const storyColumns: RowColumns = {
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
  from: () => ({ table: stories, columns: storyColumns }),
  datedBy: {
    GENERATED: (filter) => and(isNotNull(stories.firstGeneratedAt), withinDays(stories.firstGeneratedAt, filter)),
  },
})
