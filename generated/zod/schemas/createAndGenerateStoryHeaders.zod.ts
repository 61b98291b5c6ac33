/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createAndGenerateStoryHeadersMostCreditsMax = 10;


export const createAndGenerateStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const CreateAndGenerateStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(createAndGenerateStoryHeadersMostCreditsMax).regex(createAndGenerateStoryHeadersMostCreditsRegExp).optional()
})

export type CreateAndGenerateStoryHeaders = zod.input<typeof CreateAndGenerateStoryHeaders>;
export type CreateAndGenerateStoryHeadersOutput = zod.output<typeof CreateAndGenerateStoryHeaders>;
