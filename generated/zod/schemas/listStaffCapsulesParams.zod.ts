/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListStaffCapsulesParams = zod.object({
  "story_id": zod.uuid().optional()
})

export type ListStaffCapsulesParams = zod.input<typeof ListStaffCapsulesParams>;
export type ListStaffCapsulesParamsOutput = zod.output<typeof ListStaffCapsulesParams>;
