/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DebugOwner } from './debugOwner.zod.ts';

export const staffCapsuleDescriptionMax = 400000;

export const staffCapsuleAppVersionMax = 100;

export const staffCapsuleSizeBytesMin = 0;
export const staffCapsuleSizeBytesMax = 9007199254740991;



export const StaffCapsule = zod.object({
  "capsule_id": zod.uuid().describe('The capsule'),
  "report_id": zod.uuid().nullable().describe('The report that it belongs to; null without one'),
  "story_id": zod.uuid().nullable().describe('The story that was open; null without one'),
  "description": zod.string().max(staffCapsuleDescriptionMax).describe('The user\'s note'),
  "app_version": zod.string().max(staffCapsuleAppVersionMax).describe('Version of the app that made it'),
  "size_bytes": zod.int().min(staffCapsuleSizeBytesMin).max(staffCapsuleSizeBytesMax).describe('Size of the file, bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was sent'),
  "owner": DebugOwner
}).describe('A capsule as staff see it before they open it with a reason');

export type StaffCapsule = zod.input<typeof StaffCapsule>;
export type StaffCapsuleOutput = zod.output<typeof StaffCapsule>;
