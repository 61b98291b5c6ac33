import { ownScene, ownStory } from '#server/platform/auth/ownership.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { takeAttempt } from '#server/platform/auth/throttle.ts'
import type { Scope } from '#server/platform/context.ts'
import { reports } from '#server/platform/db/schema/index.ts'

type NewReport = Pick<
  typeof reports.$inferInsert,
  'kind' | 'storyId' | 'sceneId' | 'description' | 'operation' | 'errorMessage' | 'feedbackType' | 'rating'
>

const HOUR_MS = 60 * 60 * 1000

/** Stores a report or feedback about the user's own story, and a scene of it, or about none. Returns its id and time. */
export async function fileReport(scope: Scope, user: UserRow, report: NewReport) {
  const { db, services } = scope
  if (report.storyId != null) {
    await ownStory(db, user, report.storyId)
    if (report.sceneId != null) await ownScene(db, user, report.sceneId, report.storyId)
  }
  await takeAttempt(services, db, [{ key: `report:${user.id}`, limit: 60, windowMs: HOUR_MS }])
  const id = crypto.randomUUID()
  const createdAt = services.clock.now()
  await db.insert(reports).values({ id, ...report, userId: user.id, createdAt })
  return { report_id: id, message: 'Thank you. We’ll look into it', created_at: createdAt.toISOString() }
}
