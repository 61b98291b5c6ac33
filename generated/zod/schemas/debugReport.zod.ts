/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DebugReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": zod.string().describe('RENDERING or ENGINE'),
  "details": zod.string().describe('What was told'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('A report on the story');

export type DebugReport = zod.input<typeof DebugReport>;
export type DebugReportOutput = zod.output<typeof DebugReport>;
