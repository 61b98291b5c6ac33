/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreatePortalSessionRequest = zod.strictObject({
  "subscription_id": zod.uuid().describe('The subscription')
}).describe('The subscription that is paid for');

export type CreatePortalSessionRequest = zod.input<typeof CreatePortalSessionRequest>;
export type CreatePortalSessionRequestOutput = zod.output<typeof CreatePortalSessionRequest>;
