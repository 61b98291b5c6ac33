/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RegenerateImageHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RegenerateImageHeaders = zod.input<typeof RegenerateImageHeaders>;
export type RegenerateImageHeadersOutput = zod.output<typeof RegenerateImageHeaders>;
