/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const splitStoryIntoScenesHeadersMostCreditsMax = 10;


export const splitStoryIntoScenesHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const SplitStoryIntoScenesHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(splitStoryIntoScenesHeadersMostCreditsMax).regex(splitStoryIntoScenesHeadersMostCreditsRegExp).optional()
})

export type SplitStoryIntoScenesHeaders = zod.input<typeof SplitStoryIntoScenesHeaders>;
export type SplitStoryIntoScenesHeadersOutput = zod.output<typeof SplitStoryIntoScenesHeaders>;
