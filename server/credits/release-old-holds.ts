import { and, eq, lt } from 'drizzle-orm'
import { placeOfWork } from '#src/domain/place-of-work.ts'
import { type App, type Scope, transact } from '#server/context.ts'
import { creditHolds, stories } from '#server/db/schema/index.ts'
import { notifyFailed } from '#server/notifications/notify-failed.ts'
import { release } from './end-hold.ts'
import { usageLabel } from './usage-label.ts'

/** No hold is older: work that has not ended by then is gone, and nobody pays for it. */
export const HOLD_LIMIT_MS = 24 * 60 * 60 * 1000

/** Releases holds whose work never ended, and tells their people. Answers whose. */
export async function releaseOldHolds(app: App): Promise<string[]> {
  const limit = new Date(app.clock.now().getTime() - HOLD_LIMIT_MS)
  const old = await app.db
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.status, 'HELD'), lt(creditHolds.createdAt, limit)))
  const changed = new Set<string>()
  for (const hold of old)
    await transact(app, async (scope) => {
      if (!(await release(scope, hold.id, 'The work did not end within a day'))) return
      changed.add(hold.userId)
      await tell(scope, hold)
    })
  return [...changed]
}

/** Once for all that was left of a story on one day, however many pieces it was. */
async function tell(scope: Scope, hold: typeof creditHolds.$inferSelect) {
  const { id, userId, action, storyId, createdAt } = hold
  const ofStory = storyId === null ? [] : await scope.db.select().from(stories).where(eq(stories.id, storyId))
  const isThere = ofStory.length > 0
  await notifyFailed(scope, userId, {
    work: isThere ? `${storyId}:${action}:${createdAt.toISOString().slice(0, 10)}` : id,
    title: `“${usageLabel(action)}” did not end`,
    text: 'It did not end within a day. What it held is yours again, and you were not charged.',
    storyId: isThere ? storyId : null,
    path: placeOfWork({ ...hold, storyId: isThere ? storyId : null }) ?? '/account/subscription',
  })
}
