/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateInpaintingRequestHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateInpaintingRequestHeaders = zod.input<typeof CreateInpaintingRequestHeaders>;
export type CreateInpaintingRequestHeadersOutput = zod.output<typeof CreateInpaintingRequestHeaders>;
