import { desc, eq } from 'drizzle-orm'
import { presentBugReportFacts } from '#server/modules/account/bug-reports.ts'
import { bugReports, stories, users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { maskAddress } from '#server/modules/staff/people.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

const MAX_ROWS = 200

export const listStaffBugReports = route('listStaffBugReports', async (call) => {
  const { db, query, user } = call
  const { story_id: storyId } = query
  if (storyId !== undefined && (await db.$count(stories, eq(stories.id, storyId))) === 0) throw notFound()
  const subject =
    storyId === undefined ? ({ subject: 'LIST' } as const) : { subject: 'STORY' as const, subjectId: storyId }
  await recordAudit(call, user, { action: 'LISTED_CAPSULES', ...subject })
  const rows = await db
    .select({ bugReport: bugReports, owner: users })
    .from(bugReports)
    .innerJoin(users, eq(users.id, bugReports.userId))
    .where(storyId === undefined ? undefined : eq(bugReports.storyId, storyId))
    .orderBy(desc(bugReports.createdAt), desc(bugReports.id))
    .limit(MAX_ROWS)
  return {
    results: rows.map(({ bugReport, owner }) => ({
      ...presentBugReportFacts(bugReport),
      owner: { user_id: owner.id, email: maskAddress(owner.email), is_premium: owner.isPremium },
    })),
  }
})
