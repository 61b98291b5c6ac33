/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealCapsuleRequestReasonMin = 8;
export const revealCapsuleRequestReasonMax = 500;



export const RevealCapsuleRequest = zod.strictObject({
  "capsule_id": zod.uuid().describe('The capsule'),
  "reason": zod.string().min(revealCapsuleRequestReasonMin).max(revealCapsuleRequestReasonMax).describe('The reason, for the audit trail')
}).describe('Which capsule, and why');

export type RevealCapsuleRequest = zod.input<typeof RevealCapsuleRequest>;
export type RevealCapsuleRequestOutput = zod.output<typeof RevealCapsuleRequest>;
