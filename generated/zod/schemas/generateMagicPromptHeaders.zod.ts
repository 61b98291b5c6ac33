/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateMagicPromptHeadersMostCreditsMax = 10;


export const generateMagicPromptHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const GenerateMagicPromptHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(generateMagicPromptHeadersMostCreditsMax).regex(generateMagicPromptHeadersMostCreditsRegExp).optional()
})

export type GenerateMagicPromptHeaders = zod.input<typeof GenerateMagicPromptHeaders>;
export type GenerateMagicPromptHeadersOutput = zod.output<typeof GenerateMagicPromptHeaders>;
