/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const requestEmailChangeRequestEmailMax = 254;

export const requestEmailChangeRequestCurrentPasswordMax = 128;



export const RequestEmailChangeRequest = zod.strictObject({
  "email": zod.email().max(requestEmailChangeRequestEmailMax).describe('The new email; the link is sent to it'),
  "current_password": zod.string().min(1).max(requestEmailChangeRequestCurrentPasswordMax).optional().describe('The current password, if the account has one')
}).describe('The new email of an account');

export type RequestEmailChangeRequest = zod.input<typeof RequestEmailChangeRequest>;
export type RequestEmailChangeRequestOutput = zod.output<typeof RequestEmailChangeRequest>;
