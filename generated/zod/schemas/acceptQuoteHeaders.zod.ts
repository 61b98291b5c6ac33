/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AcceptQuoteHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type AcceptQuoteHeaders = zod.input<typeof AcceptQuoteHeaders>;
export type AcceptQuoteHeadersOutput = zod.output<typeof AcceptQuoteHeaders>;
