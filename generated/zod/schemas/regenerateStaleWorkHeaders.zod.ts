/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RegenerateStaleWorkHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RegenerateStaleWorkHeaders = zod.input<typeof RegenerateStaleWorkHeaders>;
export type RegenerateStaleWorkHeadersOutput = zod.output<typeof RegenerateStaleWorkHeaders>;
