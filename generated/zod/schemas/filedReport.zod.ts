/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const filedReportMessageMax = 400000;



export const FiledReport = zod.object({
  "report_id": zod.uuid().describe('Number to refer to'),
  "message": zod.string().max(filedReportMessageMax).describe('A text of thanks'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was filed')
}).describe('A report that was filed');

export type FiledReport = zod.input<typeof FiledReport>;
export type FiledReportOutput = zod.output<typeof FiledReport>;
