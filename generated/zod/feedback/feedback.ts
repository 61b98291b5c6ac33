/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  BugReport,
  BugReportList,
  FiledReport,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  SendBugReportRequest,
  SubmitFeedbackRequest
} from '../schemas/index.ts';


/**
 * Up to 200, newest first.
 * @summary List the bug reports of the signed-in user
 */
export const ListBugReportsResponse = BugReportList

/**
 * The app shows the file's contents before it is sent. The file is stored unchanged, until its user or their account deletes it.
 * @summary Send a bug report
 */
export const SendBugReportBody = SendBugReportRequest

export const SendBugReportResponse = BugReport

/**
 * Its file is deleted with it. Its report stays.
 * @summary Delete a bug report of the signed-in user
 */
export const DeleteBugReportParams = zod.object({
  "bug_report_id": zod.uuid().describe('The bug report')
})

export const DeleteBugReportResponse = Acknowledgement

/**
 * @summary Report a failure of the editor or an engine
 */
export const ReportStoryEngineErrorBody = ReportStoryEngineErrorRequest

export const ReportStoryEngineErrorResponse = FiledReport

/**
 * @summary Report what looks wrong in a video
 */
export const ReportStoryRenderingIssuesBody = ReportStoryRenderingIssuesRequest

export const ReportStoryRenderingIssuesResponse = FiledReport

/**
 * @summary Send feedback
 */
export const SubmitFeedbackBody = SubmitFeedbackRequest

export const SubmitFeedbackResponse = FiledReport

