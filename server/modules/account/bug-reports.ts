import { and, desc, eq } from 'drizzle-orm'
import type { BugReport } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { bugReports } from '#server/platform/db/schema/index.ts'
import { signDownload } from '#server/platform/files/signing.ts'

export type BugReportRow = typeof bugReports.$inferSelect

const MAX_ROWS = 200

export const bugReportFileKey = (id: string): string => `capsules/${id}.gz`

/** What is shown of a bug report before it is opened. */
export function presentBugReportFacts(row: BugReportRow): Omit<BugReport, 'url'> {
  return {
    ...{ bug_report_id: row.id, report_id: row.reportId, story_id: row.storyId },
    ...{ description: row.description, app_version: row.appVersion, size_bytes: row.sizeBytes },
    created_at: row.createdAt.toISOString(),
  }
}

export async function presentBugReport({ services }: Pick<Scope, 'services'>, row: BugReportRow) {
  return { ...presentBugReportFacts(row), url: await signDownload(services, row.fileKey) }
}

/** A user's bug reports, newest first. */
export function bugReportsOf(db: Scope['db'], userId: string): Promise<BugReportRow[]> {
  return db
    .select()
    .from(bugReports)
    .where(eq(bugReports.userId, userId))
    .orderBy(desc(bugReports.createdAt), desc(bugReports.id))
    .limit(MAX_ROWS)
}

/** Deletes a user's bug report; undefined: it is not theirs. */
export async function takeBugReport(db: Scope['db'], userId: string, id: string): Promise<BugReportRow | undefined> {
  const [row] = await db
    .delete(bugReports)
    .where(and(eq(bugReports.id, id), eq(bugReports.userId, userId)))
    .returning()
  return row
}
