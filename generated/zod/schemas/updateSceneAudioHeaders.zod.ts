/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UpdateSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type UpdateSceneAudioHeaders = zod.input<typeof UpdateSceneAudioHeaders>;
export type UpdateSceneAudioHeadersOutput = zod.output<typeof UpdateSceneAudioHeaders>;
