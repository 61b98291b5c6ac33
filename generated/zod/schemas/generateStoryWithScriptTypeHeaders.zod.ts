/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateStoryWithScriptTypeHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateStoryWithScriptTypeHeaders = zod.input<typeof GenerateStoryWithScriptTypeHeaders>;
export type GenerateStoryWithScriptTypeHeadersOutput = zod.output<typeof GenerateStoryWithScriptTypeHeaders>;
