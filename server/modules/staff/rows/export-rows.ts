import { msBetween } from '#server/platform/db/schema/columns.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import { isStuckExport } from '../stuck.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: renders.id,
  userId: renders.userId,
  createdAt: renders.createdAt,
  storyId: renders.storyId,
  type: renders.executor,
  status: renders.status,
  reason: renders.errorMessage,
  workMs: msBetween(renders.createdAt, renders.completedAt),
}

/** Exports, by the day on which they were asked for. */
export const exportRows: RowSource = rowSource({ from: () => ({ table: renders, columns }), isStuck: isStuckExport })
