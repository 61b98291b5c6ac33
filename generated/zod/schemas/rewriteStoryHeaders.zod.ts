/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const rewriteStoryHeadersMostCreditsMax = 10;


export const rewriteStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const RewriteStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(rewriteStoryHeadersMostCreditsMax).regex(rewriteStoryHeadersMostCreditsRegExp).optional()
})

export type RewriteStoryHeaders = zod.input<typeof RewriteStoryHeaders>;
export type RewriteStoryHeadersOutput = zod.output<typeof RewriteStoryHeaders>;
