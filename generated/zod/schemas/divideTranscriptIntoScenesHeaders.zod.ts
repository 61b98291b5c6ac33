/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const divideTranscriptIntoScenesHeadersMostCreditsMax = 10;


export const divideTranscriptIntoScenesHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const DivideTranscriptIntoScenesHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(divideTranscriptIntoScenesHeadersMostCreditsMax).regex(divideTranscriptIntoScenesHeadersMostCreditsRegExp).optional()
})

export type DivideTranscriptIntoScenesHeaders = zod.input<typeof DivideTranscriptIntoScenesHeaders>;
export type DivideTranscriptIntoScenesHeadersOutput = zod.output<typeof DivideTranscriptIntoScenesHeaders>;
