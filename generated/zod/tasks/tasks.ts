/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateTaskRequest,
  Task,
  TaskList,
  TaskModelList
} from '../schemas/index.ts';


/**
 * The newest hundred that match every filter.
 * @summary List one's tasks
 */
export const getTasksQueryModelIdMax = 100;



export const GetTasksQueryParams = zod.object({
  "model_id": zod.string().max(getTasksQueryModelIdMax).optional().describe('Only this model\'s'),
  "aroll_id": zod.uuid().optional().describe('Only those for this A-roll'),
  "task_id": zod.uuid().optional().describe('Only this one'),
  "task_type": zod.enum(['inpainting', 'lip_sync', 'upscale', 'image_editing', 'image_to_video']).optional().describe('Only this kind')
})

export const GetTasksResponse = TaskList

/**
 * The model decides the task type and the cost. Ends with the realtime event `aitask`, `image_to_video` or `lip_sync`; a task that fails is refunded.
 * @summary Ask an AI model for work
 */
export const CreateTaskHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreateTaskBody = CreateTaskRequest

export const CreateTaskResponse = Task

/**
 * @summary List the models that can be asked for work
 */
export const ListTaskModelsResponse = TaskModelList

/**
 * CREATED and PROCESSING; loaded when the story opens.
 * @summary List the tasks of a story that are not done
 */
export const GetPendingTasksQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetPendingTasksResponse = TaskList

/**
 * The cost is refunded and the A-roll stays as it was.
 * @summary Cancel a task
 */
export const CancelTaskParams = zod.object({
  "task_id": zod.uuid().describe('The task')
})

export const CancelTaskResponse = Task

