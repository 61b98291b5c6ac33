/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedbackType } from './feedbackType.zod.ts';
import { ReportKind } from './reportKind.zod.ts';
import { ReportState } from './reportState.zod.ts';

export const staffReportRatingMax = 5;

export const staffReportEmailMax = 320;

export const staffReportDetailsMax = 400000;

export const staffReportOperationMax = 200;

export const staffReportErrorMessageMax = 2000;

export const staffReportAssigneeEmailMax = 320;

export const staffReportAnswerMax = 400000;



export const StaffReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": ReportKind,
  "feedback_type": zod.union([FeedbackType,zod.null()]).describe('What feedback is about; null for reports'),
  "rating": zod.int().min(1).max(staffReportRatingMax).nullable().describe('1 (poor) to 5 (great); null when none was given'),
  "user_id": zod.uuid().describe('The user who reported it'),
  "email": zod.string().max(staffReportEmailMax).describe('Their email, masked until it is revealed'),
  "story_id": zod.uuid().nullable().describe('The story; null without one'),
  "details": zod.string().max(staffReportDetailsMax).describe('The user\'s text'),
  "operation": zod.string().max(staffReportOperationMax).nullable().describe('The failed operation, for example splitScene'),
  "error_message": zod.string().max(staffReportErrorMessageMax).nullable().describe('The message shown'),
  "state": ReportState,
  "assignee_id": zod.uuid().nullable().describe('The assigned staff member'),
  "assignee_email": zod.string().max(staffReportAssigneeEmailMax).nullable().describe('Their email'),
  "answer": zod.string().max(staffReportAnswerMax).nullable().describe('The last answer that was emailed'),
  "answered_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was emailed'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was reported')
}).describe('A report or feedback of a user');

export type StaffReport = zod.input<typeof StaffReport>;
export type StaffReportOutput = zod.output<typeof StaffReport>;
