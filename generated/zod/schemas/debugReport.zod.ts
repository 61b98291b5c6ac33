/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReportState } from './reportState.zod.ts';

export const debugReportKindMax = 2000;

export const debugReportDetailsMax = 400000;



export const DebugReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": zod.string().max(debugReportKindMax).describe('RENDERING, ENGINE or FEEDBACK'),
  "details": zod.string().max(debugReportDetailsMax).describe('Description'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When'),
  "state": ReportState
}).describe('A report on the story');

export type DebugReport = zod.input<typeof DebugReport>;
export type DebugReportOutput = zod.output<typeof DebugReport>;
