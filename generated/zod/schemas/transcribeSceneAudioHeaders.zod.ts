/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transcribeSceneAudioHeadersMostCreditsMax = 10;


export const transcribeSceneAudioHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const TranscribeSceneAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(transcribeSceneAudioHeadersMostCreditsMax).regex(transcribeSceneAudioHeadersMostCreditsRegExp).optional()
})

export type TranscribeSceneAudioHeaders = zod.input<typeof TranscribeSceneAudioHeaders>;
export type TranscribeSceneAudioHeadersOutput = zod.output<typeof TranscribeSceneAudioHeaders>;
