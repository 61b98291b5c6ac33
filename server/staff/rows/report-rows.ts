import { sql } from 'drizzle-orm'
import { reports } from '#server/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: reports.id,
  userId: reports.userId,
  createdAt: reports.createdAt,
  storyId: reports.storyId,
  type: reports.kind,
  status: sql`case when ${reports.closedAt} is null then 'OPEN' else 'CLOSED' end`,
  reason: reports.description,
}

/** Reports of people; the reason is what they wrote to us. */
export const reportRows: RowSource = rowSource({ from: () => ({ table: reports, columns }) })
