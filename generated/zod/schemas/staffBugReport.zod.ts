/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DebugOwner } from './debugOwner.zod.ts';

export const staffBugReportDescriptionMax = 400000;

export const staffBugReportAppVersionMax = 100;

export const staffBugReportSizeBytesMin = 0;
export const staffBugReportSizeBytesMax = 9007199254740991;



export const StaffBugReport = zod.object({
  "bug_report_id": zod.uuid().describe('The bug report'),
  "report_id": zod.uuid().nullable().describe('The report that it belongs to; null without one'),
  "story_id": zod.uuid().nullable().describe('The story that was open; null without one'),
  "description": zod.string().max(staffBugReportDescriptionMax).describe('The user\'s note'),
  "app_version": zod.string().max(staffBugReportAppVersionMax).describe('Version of the app that made it'),
  "size_bytes": zod.int().min(staffBugReportSizeBytesMin).max(staffBugReportSizeBytesMax).describe('Size of the file, bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was sent'),
  "owner": DebugOwner
}).describe('A bug report as staff see it before they open it with a reason');

export type StaffBugReport = zod.input<typeof StaffBugReport>;
export type StaffBugReportOutput = zod.output<typeof StaffBugReport>;
