/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateWholeLongStoryVideoHeadersMostCreditsMax = 10;


export const generateWholeLongStoryVideoHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const GenerateWholeLongStoryVideoHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(generateWholeLongStoryVideoHeadersMostCreditsMax).regex(generateWholeLongStoryVideoHeadersMostCreditsRegExp).optional()
})

export type GenerateWholeLongStoryVideoHeaders = zod.input<typeof GenerateWholeLongStoryVideoHeaders>;
export type GenerateWholeLongStoryVideoHeadersOutput = zod.output<typeof GenerateWholeLongStoryVideoHeaders>;
