import { isNotNull, sql } from 'drizzle-orm'
import { media } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: media.id,
  userId: media.userId,
  createdAt: media.createdAt,
  storyId: media.storyId,
  // '' is nobody's; never null, by `only`.
  type: sql`coalesce(${media.madeFor}, '')`,
  model: sql`made_by(${media.receipt})`,
  workMs: sql`(${media.receipt} ->> 'work_ms')::int8`,
}

/** What engines made, by their receipts: for which action, who made it, and how long they worked. */
export const pieceRows: RowSource = rowSource({
  from: () => ({ table: media, columns }),
  only: isNotNull(media.madeFor),
  sum: 'work_ms',
})
