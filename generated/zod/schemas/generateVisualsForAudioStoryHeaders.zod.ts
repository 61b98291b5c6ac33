/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateVisualsForAudioStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateVisualsForAudioStoryHeaders = zod.input<typeof GenerateVisualsForAudioStoryHeaders>;
export type GenerateVisualsForAudioStoryHeadersOutput = zod.output<typeof GenerateVisualsForAudioStoryHeaders>;
