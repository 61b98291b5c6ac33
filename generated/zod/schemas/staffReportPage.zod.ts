/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReportAssignee } from './reportAssignee.zod.ts';
import { StaffReport } from './staffReport.zod.ts';

export const staffReportPageCountMin = 0;
export const staffReportPageCountMax = 2147483647;

export const staffReportPagePageMin = 0;
export const staffReportPagePageMax = 2147483647;

export const staffReportPagePageSizeMin = 0;
export const staffReportPagePageSizeMax = 2147483647;

export const staffReportPageNextPageMin = 0;
export const staffReportPageNextPageMax = 2147483647;

export const staffReportPageResultsMax = 10000;

export const staffReportPageAssigneesMax = 10000;



export const StaffReportPage = zod.object({
  "count": zod.int().min(staffReportPageCountMin).max(staffReportPageCountMax).describe('Rows in all'),
  "page": zod.int().min(staffReportPagePageMin).max(staffReportPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(staffReportPagePageSizeMin).max(staffReportPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(staffReportPageNextPageMin).max(staffReportPageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(StaffReport).max(staffReportPageResultsMax).describe('The rows of this page'),
  "assignees": zod.array(ReportAssignee).max(staffReportPageAssigneesMax).describe('Staff to whom a report can be assigned')
}).describe('Reports and feedback, newest first');

export type StaffReportPage = zod.input<typeof StaffReportPage>;
export type StaffReportPageOutput = zod.output<typeof StaffReportPage>;
