/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  FiledReport,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  SubmitFeedbackRequest
} from '../schemas/index.ts';


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

