/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateVideoCaptionsStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateVideoCaptionsStoryHeaders = zod.input<typeof CreateVideoCaptionsStoryHeaders>;
export type CreateVideoCaptionsStoryHeadersOutput = zod.output<typeof CreateVideoCaptionsStoryHeaders>;
