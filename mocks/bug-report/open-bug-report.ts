import type { OperationId } from '#generated/server/operations.ts'
import { StoryDocument } from '#generated/zod/schemas/storyDocument.zod.ts'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { readBugReport } from '#src/domain/bug-report/read-bug-report.ts'
import { calm, type CallFault } from '../scenarios/scenario-state.ts'
import { listedAnswers } from '../scenarios/listed-answers.ts'
import { scenario } from '../scenarios/scenario.ts'
import type { TabHost } from '../tab-host.ts'
import { signIn } from '../demo-states/load-demo-state.ts'
import { BugReportRefused, importBugReport } from './import-bug-report.ts'
import { failedCalls } from './replay-bug-report.ts'

/** Opens a bug report's state: its story at its frame, as its user, with failures outside of the story simulated. */
export async function openBugReport(host: TabHost, file: Blob): Promise<void> {
  const bugReport = await readBugReport(file)
  const trouble = StoryDocument.safeParse(bugReport.story).error?.issues[0]
  if (bugReport.story !== null && trouble)
    throw new BugReportRefused(`This version can’t read its story at '${trouble.path.join('.')}'`)
  const { userId, storyId } = await importBugReport(host.app, bugReport)
  await signIn(host, userId)
  scenario.set({ ...calm, calls: faultsOf(bugReport) })
  location.assign(`/story/${storyId}?frame=${bugReport.still?.frame ?? bugReport.frame ?? 0}`)
}

/** The story itself reproduces refusals; server errors must be simulated. */
function faultsOf(bugReport: BugReport): Partial<Record<OperationId, CallFault>> {
  return Object.fromEntries(
    failedCalls(bugReport).flatMap(({ operationId, call: { status, error } }) => {
      if (status === null || status < 500) return []
      const errors = listedAnswers(operationId).filter((each) => each.status === status)
      const listed = errors.find(({ body }) => isCode(body, error)) ?? errors[0]
      return listed ? [[operationId, { kind: 'example', status, name: listed.name }]] : []
    }),
  )
}

const isCode = (body: unknown, code: string | null) =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === code
