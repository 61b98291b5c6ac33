/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const capsuleDescriptionMax = 400000;

export const capsuleAppVersionMax = 100;

export const capsuleSizeBytesMin = 0;
export const capsuleSizeBytesMax = 9007199254740991;

export const capsuleUrlMax = 8000;



export const Capsule = zod.object({
  "capsule_id": zod.uuid().describe('The capsule'),
  "report_id": zod.uuid().nullable().describe('The report that it belongs to; null without one'),
  "story_id": zod.uuid().nullable().describe('The story that was open; null without one'),
  "description": zod.string().max(capsuleDescriptionMax).describe('The user\'s note'),
  "app_version": zod.string().max(capsuleAppVersionMax).describe('Version of the app that made it'),
  "size_bytes": zod.int().min(capsuleSizeBytesMin).max(capsuleSizeBytesMax).describe('Size of the file, bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was sent'),
  "url": zod.string().max(capsuleUrlMax).describe('Signed URL of the file')
}).describe('A problem\'s state that was sent as a file, as its user sees it');

export type Capsule = zod.input<typeof Capsule>;
export type CapsuleOutput = zod.output<typeof Capsule>;
