/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SubmitStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type SubmitStoryHeaders = zod.input<typeof SubmitStoryHeaders>;
export type SubmitStoryHeadersOutput = zod.output<typeof SubmitStoryHeaders>;
