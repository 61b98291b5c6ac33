/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const verifyEmailRequestTokenMin = 16;
export const verifyEmailRequestTokenMax = 512;



export const VerifyEmailRequest = zod.strictObject({
  "token": zod.string().min(verifyEmailRequestTokenMin).max(verifyEmailRequestTokenMax).describe('Token from the link')
}).describe('The token of a verification email');

export type VerifyEmailRequest = zod.input<typeof VerifyEmailRequest>;
export type VerifyEmailRequestOutput = zod.output<typeof VerifyEmailRequest>;
