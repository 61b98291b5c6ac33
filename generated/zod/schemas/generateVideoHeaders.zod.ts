/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateVideoHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateVideoHeaders = zod.input<typeof GenerateVideoHeaders>;
export type GenerateVideoHeadersOutput = zod.output<typeof GenerateVideoHeaders>;
