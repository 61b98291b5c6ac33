/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffCapsule } from './staffCapsule.zod.ts';

export const staffCapsuleListResultsMax = 10000;



export const StaffCapsuleList = zod.object({
  "results": zod.array(StaffCapsule).max(staffCapsuleListResultsMax).describe('The capsules, up to 200')
}).describe('Capsules, newest first');

export type StaffCapsuleList = zod.input<typeof StaffCapsuleList>;
export type StaffCapsuleListOutput = zod.output<typeof StaffCapsuleList>;
