import { and, eq, lt } from 'drizzle-orm'
import { type App, transact } from '#server/context.ts'
import { creditHolds } from '#server/db/schema/index.ts'
import { release } from './end-hold.ts'

/** No hold is older: work that has not ended by then is gone, and nobody pays for it. */
export const HOLD_LIMIT_MS = 24 * 60 * 60 * 1000

/** Releases holds whose work never ended. Answers whose. */
export async function releaseOldHolds(app: App): Promise<string[]> {
  const limit = new Date(app.clock.now().getTime() - HOLD_LIMIT_MS)
  const old = await app.db
    .select({ id: creditHolds.id, userId: creditHolds.userId })
    .from(creditHolds)
    .where(and(eq(creditHolds.status, 'HELD'), lt(creditHolds.createdAt, limit)))
  const changed = new Set<string>()
  for (const { id, userId } of old)
    if (await transact(app, (scope) => release(scope, id, 'The work did not end within a day'))) changed.add(userId)
  return [...changed]
}
