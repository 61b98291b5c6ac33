/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateAudioHeaders = zod.input<typeof GenerateAudioHeaders>;
export type GenerateAudioHeadersOutput = zod.output<typeof GenerateAudioHeaders>;
