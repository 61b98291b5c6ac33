/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const debugReportKindMax = 2000;

export const debugReportDetailsMax = 400000;



export const DebugReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": zod.string().max(debugReportKindMax).describe('RENDERING or ENGINE'),
  "details": zod.string().max(debugReportDetailsMax).describe('Description'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When'),
  "closed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was closed; null while it waits')
}).describe('A report on the story');

export type DebugReport = zod.input<typeof DebugReport>;
export type DebugReportOutput = zod.output<typeof DebugReport>;
