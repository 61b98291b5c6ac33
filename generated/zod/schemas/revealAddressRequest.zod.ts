/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealAddressRequestReasonMin = 8;
export const revealAddressRequestReasonMax = 500;



export const RevealAddressRequest = zod.strictObject({
  "user_id": zod.uuid().describe('The person'),
  "reason": zod.string().min(revealAddressRequestReasonMin).max(revealAddressRequestReasonMax).describe('Why; it stands in the audit trail')
}).describe('Whose address, and why');

export type RevealAddressRequest = zod.input<typeof RevealAddressRequest>;
export type RevealAddressRequestOutput = zod.output<typeof RevealAddressRequest>;
