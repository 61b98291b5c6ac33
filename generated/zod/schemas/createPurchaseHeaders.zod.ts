/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreatePurchaseHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreatePurchaseHeaders = zod.input<typeof CreatePurchaseHeaders>;
export type CreatePurchaseHeadersOutput = zod.output<typeof CreatePurchaseHeaders>;
