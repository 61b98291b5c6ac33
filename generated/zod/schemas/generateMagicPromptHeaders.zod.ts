/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateMagicPromptHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateMagicPromptHeaders = zod.input<typeof GenerateMagicPromptHeaders>;
export type GenerateMagicPromptHeadersOutput = zod.output<typeof GenerateMagicPromptHeaders>;
