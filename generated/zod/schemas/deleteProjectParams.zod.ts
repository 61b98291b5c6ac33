/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteProjectParamsStoriesDefault = `KEEP`;
export const DeleteProjectParams = zod.object({
  "stories": zod.enum(['KEEP', 'ARCHIVE']).default(deleteProjectParamsStoriesDefault)
})

export type DeleteProjectParams = zod.input<typeof DeleteProjectParams>;
export type DeleteProjectParamsOutput = zod.output<typeof DeleteProjectParams>;
