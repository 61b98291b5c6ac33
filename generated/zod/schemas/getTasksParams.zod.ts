/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskType } from './taskType.zod.ts';

export const getTasksParamsModelIdMax = 100;


export const GetTasksParams = zod.object({
  "model_id": zod.string().max(getTasksParamsModelIdMax).optional(),
  "aroll_id": zod.uuid().optional(),
  "story_id": zod.uuid().optional(),
  "task_id": zod.uuid().optional(),
  "task_type": TaskType.optional()
})

export type GetTasksParams = zod.input<typeof GetTasksParams>;
export type GetTasksParamsOutput = zod.output<typeof GetTasksParams>;
