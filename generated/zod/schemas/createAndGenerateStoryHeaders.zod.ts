/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateAndGenerateStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateAndGenerateStoryHeaders = zod.input<typeof CreateAndGenerateStoryHeaders>;
export type CreateAndGenerateStoryHeadersOutput = zod.output<typeof CreateAndGenerateStoryHeaders>;
