/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const sendCapsuleRequestAppVersionMax = 100;

export const sendCapsuleRequestDescriptionMax = 4000;



export const SendCapsuleRequest = zod.strictObject({
  "capsule": zod.instanceof(Blob).describe('The file (gzip) of at most 12 MB'),
  "app_version": zod.string().min(1).max(sendCapsuleRequestAppVersionMax).describe('Version of the app that made it'),
  "description": zod.string().max(sendCapsuleRequestDescriptionMax).optional().describe('The user\'s note'),
  "story_id": zod.uuid().optional().describe('The story that was open'),
  "report_id": zod.uuid().optional().describe('Its report, of the same user')
}).describe('The state in which a problem was seen, as a file');

export type SendCapsuleRequest = zod.input<typeof SendCapsuleRequest>;
export type SendCapsuleRequestOutput = zod.output<typeof SendCapsuleRequest>;
