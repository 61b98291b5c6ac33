/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateAudioHeadersMostCreditsMax = 10;


export const generateAudioHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const GenerateAudioHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(generateAudioHeadersMostCreditsMax).regex(generateAudioHeadersMostCreditsRegExp).optional()
})

export type GenerateAudioHeaders = zod.input<typeof GenerateAudioHeaders>;
export type GenerateAudioHeadersOutput = zod.output<typeof GenerateAudioHeaders>;
