import { reports } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: reports.id,
  userId: reports.userId,
  createdAt: reports.createdAt,
  storyId: reports.storyId,
  type: reports.kind,
  status: reports.state,
  reason: reports.description,
}

/** Reports and feedback of people; the reason is what they wrote to us. */
export const reportRows: RowSource = rowSource({ from: () => ({ table: reports, columns }) })
