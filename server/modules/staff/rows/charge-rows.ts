import { creditHolds, heldOrCaptured } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: creditHolds.id,
  userId: creditHolds.userId,
  createdAt: creditHolds.createdAt,
  storyId: creditHolds.storyId,
  type: creditHolds.action,
  status: creditHolds.status,
  reason: creditHolds.reason,
  credits: heldOrCaptured(creditHolds),
}

/** Credits for accepted work: held, charged, released or refunded. They say what is held, and from the end on what it cost. */
export const chargeRows: RowSource = rowSource({ from: () => ({ table: creditHolds, columns }), sum: 'credits' })
