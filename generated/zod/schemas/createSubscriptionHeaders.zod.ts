/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateSubscriptionHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateSubscriptionHeaders = zod.input<typeof CreateSubscriptionHeaders>;
export type CreateSubscriptionHeadersOutput = zod.output<typeof CreateSubscriptionHeaders>;
