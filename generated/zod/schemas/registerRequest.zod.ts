/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReferralSource } from './referralSource.zod.ts';

export const registerRequestUsernameMin = 5;
export const registerRequestUsernameMax = 254;

export const registerRequestPasswordMin = 8;
export const registerRequestPasswordMax = 128;

export const registerRequestFirstNameMax = 100;

export const registerRequestLastNameMax = 100;

export const registerRequestCompanyNameMax = 200;

export const registerRequestReceiveUpdatesDefault = true;

export const RegisterRequest = zod.strictObject({
  "username": zod.email().min(registerRequestUsernameMin).max(registerRequestUsernameMax).describe('The email; it is the user name'),
  "password": zod.string().min(registerRequestPasswordMin).max(registerRequestPasswordMax).describe('At least 8 characters; neither a common password nor the user\'s email'),
  "first_name": zod.string().min(1).max(registerRequestFirstNameMax).describe('First name'),
  "last_name": zod.string().min(1).max(registerRequestLastNameMax).describe('Last name'),
  "company_name": zod.string().min(1).max(registerRequestCompanyNameMax).describe('Company'),
  "how_did_you_hear_about_us": ReferralSource,
  "receive_updates": zod.boolean().default(registerRequestReceiveUpdatesDefault).describe('Content tips and updates by email'),
  "agree_to_tnc": zod.literal(true).describe('Terms of Use and Privacy Policy; only true is accepted')
}).describe('A new account');

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;
