/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BugReport } from './bugReport.zod.ts';

export const bugReportListResultsMax = 10000;



export const BugReportList = zod.object({
  "results": zod.array(BugReport).max(bugReportListResultsMax).describe('The bug reports')
}).describe('Bug reports, newest first');

export type BugReportList = zod.input<typeof BugReportList>;
export type BugReportListOutput = zod.output<typeof BugReportList>;
