/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const registerResultMessageMax = 400000;

export const registerResultAccessMax = 2000;



export const RegisterResult = zod.object({
  "message": zod.string().min(1).max(registerResultMessageMax).describe('What to do next'),
  "access": zod.string().max(registerResultAccessMax).nullable().describe('Always null: the user logs in after registering'),
  "is_profile_complete": zod.boolean().describe('False until /complete-profile was submitted'),
  "is_email_verified": zod.boolean().describe('False while the verification is pending')
}).describe('A created account; registering does not sign in');

export type RegisterResult = zod.input<typeof RegisterResult>;
export type RegisterResultOutput = zod.output<typeof RegisterResult>;
