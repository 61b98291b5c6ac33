import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'

/** Called after a media row changed, in the transaction that changed it. */
export type MediaChanged = (scope: Scope, row: typeof media.$inferSelect) => Promise<void>

type Outcome = Partial<typeof media.$inferInsert>

/** Writes what became of an upload; false when the row no longer awaits one. */
export async function settleUpload(
  scope: Scope,
  id: string,
  outcome: Outcome,
  onChange: MediaChanged,
): Promise<boolean> {
  const [row] = await scope.db
    .update(media)
    .set({ ...outcome, updatedAt: scope.services.clock.now() })
    .where(and(eq(media.id, id), inArray(media.status, ['PENDING', 'PROCESSING'])))
    .returning()
  if (row) await onChange(scope, row)
  return row !== undefined
}
