/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RegenerateSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RegenerateSceneAudioHeaders = zod.input<typeof RegenerateSceneAudioHeaders>;
export type RegenerateSceneAudioHeadersOutput = zod.output<typeof RegenerateSceneAudioHeaders>;
