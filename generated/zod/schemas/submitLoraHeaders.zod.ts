/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SubmitLoraHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type SubmitLoraHeaders = zod.input<typeof SubmitLoraHeaders>;
export type SubmitLoraHeadersOutput = zod.output<typeof SubmitLoraHeaders>;
