/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateStoryWithScriptTypeHeadersMostCreditsMax = 10;


export const generateStoryWithScriptTypeHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const GenerateStoryWithScriptTypeHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(generateStoryWithScriptTypeHeadersMostCreditsMax).regex(generateStoryWithScriptTypeHeadersMostCreditsRegExp).optional()
})

export type GenerateStoryWithScriptTypeHeaders = zod.input<typeof GenerateStoryWithScriptTypeHeaders>;
export type GenerateStoryWithScriptTypeHeadersOutput = zod.output<typeof GenerateStoryWithScriptTypeHeaders>;
