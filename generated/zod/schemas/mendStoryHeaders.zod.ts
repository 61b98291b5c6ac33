/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MendStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type MendStoryHeaders = zod.input<typeof MendStoryHeaders>;
export type MendStoryHeadersOutput = zod.output<typeof MendStoryHeaders>;
