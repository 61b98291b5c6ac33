import { eq } from 'drizzle-orm'
import { placeOfWork, usageLabel } from '#src/domain/usage.ts'
import type { Scope } from '#server/platform/context.ts'
import type { CreditHold } from '#server/modules/billing/credits/release-old-holds.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { notifyFailed } from './notify-failed.ts'

/** Tells of work that did not end within a day: once for all of a kind that was left of a story that day, however many pieces it was. */
export async function notifyReleased(scope: Scope, hold: CreditHold): Promise<void> {
  const { id, userId, action, createdAt } = hold
  const [story] = hold.storyId === null ? [] : await scope.db.select().from(stories).where(eq(stories.id, hold.storyId))
  // Its work outlives a story.
  const storyId = story?.id ?? null
  await notifyFailed(scope, userId, {
    work: storyId === null ? id : `${storyId}:${action}:${createdAt.toISOString().slice(0, 10)}`,
    title: `“${usageLabel(action)}” did not end`,
    text: 'It did not end within a day. What it held is yours again, and you were not charged.',
    storyId,
    path: placeOfWork({ ...hold, storyId }) ?? '/account/subscription',
  })
}
