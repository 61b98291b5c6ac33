/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DuplicateStoryInAnotherLanguageHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type DuplicateStoryInAnotherLanguageHeaders = zod.input<typeof DuplicateStoryInAnotherLanguageHeaders>;
export type DuplicateStoryInAnotherLanguageHeadersOutput = zod.output<typeof DuplicateStoryInAnotherLanguageHeaders>;
