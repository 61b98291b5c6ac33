/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateQuoteHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateQuoteHeaders = zod.input<typeof CreateQuoteHeaders>;
export type CreateQuoteHeadersOutput = zod.output<typeof CreateQuoteHeaders>;
