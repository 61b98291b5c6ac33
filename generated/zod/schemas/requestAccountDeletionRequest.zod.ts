/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const requestAccountDeletionRequestEmailMax = 254;

export const requestAccountDeletionRequestCurrentPasswordMax = 128;



export const RequestAccountDeletionRequest = zod.strictObject({
  "email": zod.email().max(requestAccountDeletionRequestEmailMax).describe('The account\'s email, typed again'),
  "current_password": zod.string().min(1).max(requestAccountDeletionRequestCurrentPasswordMax).optional().describe('The current password, if the account has one')
}).describe('A second confirmation, so that no account is deleted by mistake');

export type RequestAccountDeletionRequest = zod.input<typeof RequestAccountDeletionRequest>;
export type RequestAccountDeletionRequestOutput = zod.output<typeof RequestAccountDeletionRequest>;
