import { and, eq, lt } from 'drizzle-orm'
import { type App, type Scope, transact } from '#server/platform/context.ts'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import { release } from './end-hold.ts'

/** No hold is older: work that has not ended by then is gone, and nobody pays for it. */
export const HOLD_LIMIT_MS = 24 * 60 * 60 * 1000

export type CreditHold = typeof creditHolds.$inferSelect

/**
 * Releases holds whose work never ended. Answers whose.
 * @param tell tells the person, in the transaction that releases
 */
export async function releaseOldHolds(
  app: App,
  tell: (scope: Scope, hold: CreditHold) => Promise<void>,
): Promise<string[]> {
  const limit = new Date(app.clock.now().getTime() - HOLD_LIMIT_MS)
  const old = await app.db
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.status, 'HELD'), lt(creditHolds.createdAt, limit)))
  const changed = new Set<string>()
  for (const hold of old)
    await transact(app, async (scope) => {
      if (!(await release(scope, hold.id, 'The work did not end within a day'))) return
      if (hold.amount === 0) return
      changed.add(hold.userId)
      await tell(scope, hold)
    })
  return [...changed]
}
