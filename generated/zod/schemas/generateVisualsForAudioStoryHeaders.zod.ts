/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateVisualsForAudioStoryHeadersMostCreditsMax = 10;


export const generateVisualsForAudioStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const GenerateVisualsForAudioStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(generateVisualsForAudioStoryHeadersMostCreditsMax).regex(generateVisualsForAudioStoryHeadersMostCreditsRegExp).optional()
})

export type GenerateVisualsForAudioStoryHeaders = zod.input<typeof GenerateVisualsForAudioStoryHeaders>;
export type GenerateVisualsForAudioStoryHeadersOutput = zod.output<typeof GenerateVisualsForAudioStoryHeaders>;
