/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffBugReport } from './staffBugReport.zod.ts';

export const staffBugReportListResultsMax = 10000;



export const StaffBugReportList = zod.object({
  "results": zod.array(StaffBugReport).max(staffBugReportListResultsMax).describe('The bug reports, up to 200')
}).describe('Bug reports, newest first');

export type StaffBugReportList = zod.input<typeof StaffBugReportList>;
export type StaffBugReportListOutput = zod.output<typeof StaffBugReportList>;
