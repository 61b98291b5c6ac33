/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const duplicateStoryInAnotherLanguageHeadersMostCreditsMax = 10;


export const duplicateStoryInAnotherLanguageHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const DuplicateStoryInAnotherLanguageHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(duplicateStoryInAnotherLanguageHeadersMostCreditsMax).regex(duplicateStoryInAnotherLanguageHeadersMostCreditsRegExp).optional()
})

export type DuplicateStoryInAnotherLanguageHeaders = zod.input<typeof DuplicateStoryInAnotherLanguageHeaders>;
export type DuplicateStoryInAnotherLanguageHeadersOutput = zod.output<typeof DuplicateStoryInAnotherLanguageHeaders>;
