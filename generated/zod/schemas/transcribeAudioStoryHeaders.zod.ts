/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transcribeAudioStoryHeadersMostCreditsMax = 10;


export const transcribeAudioStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const TranscribeAudioStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(transcribeAudioStoryHeadersMostCreditsMax).regex(transcribeAudioStoryHeadersMostCreditsRegExp).optional()
})

export type TranscribeAudioStoryHeaders = zod.input<typeof TranscribeAudioStoryHeaders>;
export type TranscribeAudioStoryHeadersOutput = zod.output<typeof TranscribeAudioStoryHeaders>;
