/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const revealedAddressEmailMax = 320;



export const RevealedAddress = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "email": zod.email().max(revealedAddressEmailMax).describe('The whole email')
}).describe('An email');

export type RevealedAddress = zod.input<typeof RevealedAddress>;
export type RevealedAddressOutput = zod.output<typeof RevealedAddress>;
