/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StopQuoteHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type StopQuoteHeaders = zod.input<typeof StopQuoteHeaders>;
export type StopQuoteHeadersOutput = zod.output<typeof StopQuoteHeaders>;
