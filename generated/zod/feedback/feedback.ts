/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  Capsule,
  CapsuleList,
  FiledReport,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  SendCapsuleRequest,
  SubmitFeedbackRequest
} from '../schemas/index.ts';


/**
 * Up to 200, newest first.
 * @summary List the capsules that one has sent
 */
export const ListCapsulesResponse = CapsuleList

/**
 * The app shows the file's contents before it is sent. The file is stored unchanged, until its user or their account deletes it.
 * @summary Send the state in which a problem was seen
 */
export const SendCapsuleBody = SendCapsuleRequest

export const SendCapsuleResponse = Capsule

/**
 * Its file is deleted with it. Its report stays.
 * @summary Delete a capsule that one has sent
 */
export const DeleteCapsuleParams = zod.object({
  "capsule_id": zod.uuid().describe('The capsule')
})

export const DeleteCapsuleResponse = Acknowledgement

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

