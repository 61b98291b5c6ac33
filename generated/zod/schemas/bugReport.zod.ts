/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const bugReportDescriptionMax = 400000;

export const bugReportAppVersionMax = 100;

export const bugReportSizeBytesMin = 0;
export const bugReportSizeBytesMax = 9007199254740991;

export const bugReportUrlMax = 8000;



export const BugReport = zod.object({
  "bug_report_id": zod.uuid().describe('The bug report'),
  "report_id": zod.uuid().nullable().describe('The report that it belongs to; null without one'),
  "story_id": zod.uuid().nullable().describe('The story that was open; null without one'),
  "description": zod.string().max(bugReportDescriptionMax).describe('The user\'s note'),
  "app_version": zod.string().max(bugReportAppVersionMax).describe('Version of the app that made it'),
  "size_bytes": zod.int().min(bugReportSizeBytesMin).max(bugReportSizeBytesMax).describe('Size of the file, bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was sent'),
  "url": zod.string().max(bugReportUrlMax).describe('Signed URL of the file')
}).describe('A problem\'s state that was sent as a file, as its user sees it');

export type BugReport = zod.input<typeof BugReport>;
export type BugReportOutput = zod.output<typeof BugReport>;
