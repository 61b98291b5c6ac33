/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealBugReportRequestReasonMin = 8;
export const revealBugReportRequestReasonMax = 500;



export const RevealBugReportRequest = zod.strictObject({
  "bug_report_id": zod.uuid().describe('The bug report'),
  "reason": zod.string().min(revealBugReportRequestReasonMin).max(revealBugReportRequestReasonMax).describe('The reason, for the audit trail')
}).describe('Which bug report, and why');

export type RevealBugReportRequest = zod.input<typeof RevealBugReportRequest>;
export type RevealBugReportRequestOutput = zod.output<typeof RevealBugReportRequest>;
