/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createVideoCaptionsStoryHeadersMostCreditsMax = 10;


export const createVideoCaptionsStoryHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const CreateVideoCaptionsStoryHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(createVideoCaptionsStoryHeadersMostCreditsMax).regex(createVideoCaptionsStoryHeadersMostCreditsRegExp).optional()
})

export type CreateVideoCaptionsStoryHeaders = zod.input<typeof CreateVideoCaptionsStoryHeaders>;
export type CreateVideoCaptionsStoryHeadersOutput = zod.output<typeof CreateVideoCaptionsStoryHeaders>;
