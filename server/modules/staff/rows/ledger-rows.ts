import { creditEntries } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: creditEntries.id,
  userId: creditEntries.userId,
  createdAt: creditEntries.createdAt,
  storyId: creditEntries.storyId,
  type: creditEntries.kind,
  model: creditEntries.action,
  credits: creditEntries.amount,
}

/** Credits that came and went; their sum is the balance. */
export const ledgerRows: RowSource = rowSource({ from: () => ({ table: creditEntries, columns }), sum: 'credits' })
