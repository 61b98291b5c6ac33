/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const submitStoryHeadersMostCreditsMax = 10;


export const submitStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const SubmitStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(submitStoryHeadersMostCreditsMax).regex(submitStoryHeadersMostCreditsRegExp).optional()
})

export type SubmitStoryHeaders = zod.input<typeof SubmitStoryHeaders>;
export type SubmitStoryHeadersOutput = zod.output<typeof SubmitStoryHeaders>;
