/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TranscribeAudioStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type TranscribeAudioStoryHeaders = zod.input<typeof TranscribeAudioStoryHeaders>;
export type TranscribeAudioStoryHeadersOutput = zod.output<typeof TranscribeAudioStoryHeaders>;
