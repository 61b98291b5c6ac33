/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const sendBugReportRequestAppVersionMax = 100;

export const sendBugReportRequestDescriptionMax = 4000;



export const SendBugReportRequest = zod.strictObject({
  "bundle": zod.instanceof(Blob).describe('The file (gzip) of at most 12 MB'),
  "app_version": zod.string().min(1).max(sendBugReportRequestAppVersionMax).describe('Version of the app that made it'),
  "description": zod.string().max(sendBugReportRequestDescriptionMax).optional().describe('The user\'s note'),
  "story_id": zod.uuid().optional().describe('The story that was open'),
  "report_id": zod.uuid().optional().describe('Its report, of the same user')
}).describe('The state in which a problem was seen, as a file');

export type SendBugReportRequest = zod.input<typeof SendBugReportRequest>;
export type SendBugReportRequestOutput = zod.output<typeof SendBugReportRequest>;
