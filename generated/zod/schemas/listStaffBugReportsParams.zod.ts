/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListStaffBugReportsParams = zod.object({
  "story_id": zod.uuid().optional()
})

export type ListStaffBugReportsParams = zod.input<typeof ListStaffBugReportsParams>;
export type ListStaffBugReportsParamsOutput = zod.output<typeof ListStaffBugReportsParams>;
