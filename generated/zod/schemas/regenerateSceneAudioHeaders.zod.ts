/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const regenerateSceneAudioHeadersMostCreditsMax = 10;


export const regenerateSceneAudioHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const RegenerateSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(regenerateSceneAudioHeadersMostCreditsMax).regex(regenerateSceneAudioHeadersMostCreditsRegExp).optional()
})

export type RegenerateSceneAudioHeaders = zod.input<typeof RegenerateSceneAudioHeaders>;
export type RegenerateSceneAudioHeadersOutput = zod.output<typeof RegenerateSceneAudioHeaders>;
