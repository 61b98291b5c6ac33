/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateWholeLongStoryVideoHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type GenerateWholeLongStoryVideoHeaders = zod.input<typeof GenerateWholeLongStoryVideoHeaders>;
export type GenerateWholeLongStoryVideoHeadersOutput = zod.output<typeof GenerateWholeLongStoryVideoHeaders>;
