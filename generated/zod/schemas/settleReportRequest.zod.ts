/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReportSettlement } from './reportSettlement.zod.ts';

export const settleReportRequestReasonMin = 8;
export const settleReportRequestReasonMax = 500;



export const SettleReportRequest = zod.strictObject({
  "report_id": zod.uuid().describe('The report'),
  "action": ReportSettlement,
  "reason": zod.string().min(settleReportRequestReasonMin).max(settleReportRequestReasonMax).describe('Why; it stands in the audit trail')
}).describe('Which report, what to do with it, and why');

export type SettleReportRequest = zod.input<typeof SettleReportRequest>;
export type SettleReportRequestOutput = zod.output<typeof SettleReportRequest>;
