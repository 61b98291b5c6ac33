/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TranscribeSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type TranscribeSceneAudioHeaders = zod.input<typeof TranscribeSceneAudioHeaders>;
export type TranscribeSceneAudioHeadersOutput = zod.output<typeof TranscribeSceneAudioHeaders>;
