/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const resendVerificationEmailRequestEmailMin = 5;
export const resendVerificationEmailRequestEmailMax = 254;



export const ResendVerificationEmailRequest = zod.strictObject({
  "email": zod.email().min(resendVerificationEmailRequestEmailMin).max(resendVerificationEmailRequestEmailMax).describe('The email of the account')
}).describe('The account to verify');

export type ResendVerificationEmailRequest = zod.input<typeof ResendVerificationEmailRequest>;
export type ResendVerificationEmailRequestOutput = zod.output<typeof ResendVerificationEmailRequest>;
