import { and, eq } from 'drizzle-orm'
import { bugReportFileKey, presentBugReport } from '#server/modules/account/bug-reports.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { takeAttempt } from '#server/platform/auth/throttle.ts'
import { bugReports, reports } from '#server/platform/db/schema/index.ts'
import { requireSize } from '#server/platform/files/image-field.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

const LIMIT = 12_000_000
const HOUR_MS = 60 * 60 * 1000
/** Limit per user and hour. */
const PER_HOUR = 10

/** Stored unchanged: only the page that opens it parses it. */
export const sendBugReport = route('sendBugReport', async (call) => {
  const { db, user, body, services } = call
  const { bundle: file } = body
  if (body.story_id !== undefined) await ownStory(db, user, body.story_id)
  if (body.report_id !== undefined) {
    const isOwn = and(eq(reports.id, body.report_id), eq(reports.userId, user.id))
    if ((await db.$count(reports, isOwn)) === 0) throw notFound()
  }
  requireSize(file, { name: 'A snapshot', limit: LIMIT })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw validationFailed({ bundle: ['This file isn’t a snapshot'] })
  await takeAttempt(services, db, [{ key: `bug-report:${user.id}`, limit: PER_HOUR, windowMs: HOUR_MS }])
  const id = crypto.randomUUID()
  const fileKey = bugReportFileKey(id)
  await services.files.write(fileKey, bytes, 'application/gzip')
  const [row] = await db
    .insert(bugReports)
    .values({
      ...{ id, userId: user.id, storyId: body.story_id, reportId: body.report_id },
      ...{ description: body.description, appVersion: body.app_version, fileKey, sizeBytes: bytes.length },
      createdAt: services.clock.now(),
    })
    .returning()
  if (!row) throw new Error('The bug report was not added')
  return presentBugReport(call, row)
})
