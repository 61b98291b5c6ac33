/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealAddressRequestReasonMin = 8;
export const revealAddressRequestReasonMax = 500;



export const RevealAddressRequest = zod.strictObject({
  "user_id": zod.uuid().describe('The user'),
  "reason": zod.string().min(revealAddressRequestReasonMin).max(revealAddressRequestReasonMax).describe('The reason, for the audit trail')
}).describe('The user, and the reason');

export type RevealAddressRequest = zod.input<typeof RevealAddressRequest>;
export type RevealAddressRequestOutput = zod.output<typeof RevealAddressRequest>;
