import { type BugReport, type BugReportFile, mapTexts } from './bug-report.ts'
import { redactMessage } from './redact-call.ts'
import { redactText, TEXT_NAMES } from './redact-text.ts'

/** Makes a file that is as large in px and as long as this one, and shows nothing of it; null where that is impossible. */
export type MakePlaceholder = (
  file: BugReportFile,
  place: number,
) => Promise<Pick<BugReportFile, 'contentType' | 'data'> | null>

/** An error may quote a user's text. */
const redacted = (message: string | null) => (message === null ? null : redactMessage(message))

/**
 * The bug report as it may be published: the same story, lengths, places and failures, with other words and images. Its still is
 * left out: it is redrawn from this data.
 */
export async function withPlaceholders(bugReport: BugReport, make: MakePlaceholder): Promise<BugReport> {
  const files = await Promise.all(
    bugReport.files.map(async (file, place) => {
      const other = file.data === null ? null : await make(file, place)
      return { ...file, ...(other ?? { data: null }) }
    }),
  )
  return {
    ...bugReport,
    description: redactText(bugReport.description),
    failure: bugReport.failure && { ...bugReport.failure, message: redacted(bugReport.failure.message) },
    story: mapTexts(bugReport.story, (text, name) => (TEXT_NAMES.has(name) ? redactText(text) : text)),
    still: null,
    files,
    hasStandIns: true,
  }
}
