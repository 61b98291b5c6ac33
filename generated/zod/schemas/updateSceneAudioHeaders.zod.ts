/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateSceneAudioHeadersMostCreditsMax = 10;


export const updateSceneAudioHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const UpdateSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(updateSceneAudioHeadersMostCreditsMax).regex(updateSceneAudioHeadersMostCreditsRegExp).optional()
})

export type UpdateSceneAudioHeaders = zod.input<typeof UpdateSceneAudioHeaders>;
export type UpdateSceneAudioHeadersOutput = zod.output<typeof UpdateSceneAudioHeaders>;
