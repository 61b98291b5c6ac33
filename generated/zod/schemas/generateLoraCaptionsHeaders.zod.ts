/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateLoraCaptionsHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateLoraCaptionsHeaders = zod.input<typeof GenerateLoraCaptionsHeaders>;
export type GenerateLoraCaptionsHeadersOutput = zod.output<typeof GenerateLoraCaptionsHeaders>;
