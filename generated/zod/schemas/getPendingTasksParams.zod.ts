/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetPendingTasksParams = zod.object({
  "story_id": zod.uuid()
})

export type GetPendingTasksParams = zod.input<typeof GetPendingTasksParams>;
export type GetPendingTasksParamsOutput = zod.output<typeof GetPendingTasksParams>;
