/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const resetPasswordRequestEmailMin = 5;
export const resetPasswordRequestEmailMax = 254;



export const ResetPasswordRequest = zod.strictObject({
  "email": zod.email().min(resetPasswordRequestEmailMin).max(resetPasswordRequestEmailMax).describe('The email of the account')
}).describe('The account with a lost password');

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;
