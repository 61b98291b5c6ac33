/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReportState } from './reportState.zod.ts';

export const updateReportRequestAnswerMax = 4000;



export const UpdateReportRequest = zod.strictObject({
  "report_id": zod.uuid().describe('The report'),
  "base_state": ReportState.describe('The state that was shown when the change was made'),
  "state": ReportState.optional(),
  "staff_id": zod.uuid().nullish().describe('Assigns it to this staff member; null unassigns it'),
  "answer": zod.string().min(1).max(updateReportRequestAnswerMax).optional().describe('Is emailed, and sets the state to ANSWERED unless `state` is given')
}).describe('Which report, and what changes');

export type UpdateReportRequest = zod.input<typeof UpdateReportRequest>;
export type UpdateReportRequestOutput = zod.output<typeof UpdateReportRequest>;
