import { sql } from 'drizzle-orm'
import { media } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: media.id,
  userId: media.userId,
  createdAt: media.createdAt,
  storyId: media.storyId,
  type: media.mediaType,
}

/** Files that people brought and that arrived; without their names, which people wrote. */
export const uploadRows: RowSource = rowSource({
  from: () => ({ table: media, columns }),
  only: sql`${media.source} = 'USER' and ${media.status} = 'COMPLETED'`,
})
