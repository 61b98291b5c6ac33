/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImprovePromptHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type ImprovePromptHeaders = zod.input<typeof ImprovePromptHeaders>;
export type ImprovePromptHeadersOutput = zod.output<typeof ImprovePromptHeaders>;
