/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const confirmEmailChangeRequestTokenMin = 16;
export const confirmEmailChangeRequestTokenMax = 512;



export const ConfirmEmailChangeRequest = zod.strictObject({
  "token": zod.string().min(confirmEmailChangeRequestTokenMin).max(confirmEmailChangeRequestTokenMax).describe('Token from the link')
}).describe('The token from the email to the new address');

export type ConfirmEmailChangeRequest = zod.input<typeof ConfirmEmailChangeRequest>;
export type ConfirmEmailChangeRequestOutput = zod.output<typeof ConfirmEmailChangeRequest>;
