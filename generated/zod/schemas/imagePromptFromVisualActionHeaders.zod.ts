/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImagePromptFromVisualActionHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type ImagePromptFromVisualActionHeaders = zod.input<typeof ImagePromptFromVisualActionHeaders>;
export type ImagePromptFromVisualActionHeadersOutput = zod.output<typeof ImagePromptFromVisualActionHeaders>;
