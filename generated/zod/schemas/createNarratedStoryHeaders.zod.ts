/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createNarratedStoryHeadersMostCreditsMax = 10;


export const createNarratedStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const CreateNarratedStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(createNarratedStoryHeadersMostCreditsMax).regex(createNarratedStoryHeadersMostCreditsRegExp).optional()
})

export type CreateNarratedStoryHeaders = zod.input<typeof CreateNarratedStoryHeaders>;
export type CreateNarratedStoryHeadersOutput = zod.output<typeof CreateNarratedStoryHeaders>;
