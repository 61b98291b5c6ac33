/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  CreateTaskRequest,
  ImprovePromptRequest,
  ImprovedPrompt,
  PreviewTaskRequest,
  Task,
  TaskEstimate,
  TaskList,
  TaskModelList,
  TaskPreview,
  ToolResult,
  ToolResultPage,
  UpdateToolResultRequest
} from '../schemas/index.ts';


/**
 * Adds framing and light where the prompt does not mention them. No image is generated.
 * @summary Improve an image prompt outside of a story
 */
export const ImprovePromptHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const ImprovePromptBody = ImprovePromptRequest

export const ImprovePromptResponse = ImprovedPrompt

/**
 * The newest hundred that match every filter.
 * @summary List the tasks of the user
 */
export const getTasksQueryModelIdMax = 100;



export const GetTasksQueryParams = zod.object({
  "model_id": zod.string().max(getTasksQueryModelIdMax).optional().describe('Only this model\'s'),
  "aroll_id": zod.uuid().optional().describe('Only those for this A-roll'),
  "story_id": zod.uuid().optional().describe('Only those for this story'),
  "task_id": zod.uuid().optional().describe('Only this one'),
  "task_type": zod.enum(['inpainting', 'lip_sync', 'upscale', 'image_editing', 'image_to_video', 'music', 'clean_up']).optional().describe('Only this kind')
})

export const GetTasksResponse = TaskList

/**
 * To upscale, edit, reframe or expand an image, for image to video, lip sync, an avatar video, to modify, upscale or reframe a video, to clean up the sound of a recording or video, and for music. The model decides the task type and the cost. Ends with the realtime event `aitask`, `image_to_video` or `lip_sync`; a task that fails is refunded.
 * @summary Start an AI task
 */
export const createTaskHeaderMostCreditsMax = 10;


export const createTaskHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const CreateTaskHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(createTaskHeaderMostCreditsMax).regex(createTaskHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const CreateTaskBody = CreateTaskRequest

export const CreateTaskResponse = Task

/**
 * Refuses what createTask would refuse. Nothing is accepted and nothing is held.
 * @summary Estimate the price and duration of a task
 */
export const EstimateTaskBody = CreateTaskRequest

export const EstimateTaskResponse = TaskEstimate

/**
 * @summary List the models for tasks
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
 * Free. Only for models that enlarge images or change videos; a part of an image, or one whole frame of a video, is processed like the whole.
 * @summary Preview a small part of a task's result
 */
export const PreviewTaskBody = PreviewTaskRequest

export const PreviewTaskResponse = TaskPreview

/**
 * The cost is refunded and the A-roll stays as it was.
 * @summary Cancel a task
 */
export const CancelTaskParams = zod.object({
  "task_id": zod.uuid().describe('The task')
})

export const CancelTaskResponse = Task

/**
 * Newest first, with running and failed ones. Filters are combined.
 * @summary List results of the tools
 */
export const listToolResultsQueryPageDefault = 1;
export const listToolResultsQueryPageMax = 100000;

export const listToolResultsQueryPageSizeDefault = 10;
export const listToolResultsQueryPageSizeMax = 100;

export const listToolResultsQueryQueryMax = 200;



export const ListToolResultsQueryParams = zod.object({
  "page": zod.int().min(1).max(listToolResultsQueryPageMax).default(listToolResultsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listToolResultsQueryPageSizeMax).default(listToolResultsQueryPageSizeDefault).describe('Rows per page'),
  "tool": zod.enum(['IMAGE', 'UPSCALE', 'REFRAME', 'MODIFY_VIDEO', 'IMAGE_TO_VIDEO', 'LIP_SYNC', 'AVATAR', 'INPAINTING', 'MUSIC', 'CLEAN_UP']).optional().describe('Only this tool\'s'),
  "verdict": zod.enum(['NONE', 'KEPT', 'REJECTED']).optional().describe('Only with this verdict of the user'),
  "query": zod.string().max(listToolResultsQueryQueryMax).optional().describe('Only with these words in its prompt, or in the name or prompt of its source')
})

export const ListToolResultsResponse = ToolResultPage

/**
 * It is removed from the history. Its file is deleted too, unless a story or anything else uses it. Its charge stays in the list of usage.
 * @summary Delete a result of a tool
 */
export const DeleteToolResultParams = zod.object({
  "task_id": zod.uuid().describe('The task')
})

export const DeleteToolResultResponse = Acknowledgement

/**
 * @summary Load one result of a tool with its receipt
 */
export const GetToolResultParams = zod.object({
  "task_id": zod.uuid().describe('The task')
})

export const GetToolResultResponse = ToolResult

/**
 * A rejected result is not moved and can be kept again.
 * @summary Keep or reject a result of a tool
 */
export const UpdateToolResultParams = zod.object({
  "task_id": zod.uuid().describe('The task')
})

export const UpdateToolResultBody = UpdateToolResultRequest

export const UpdateToolResultResponse = ToolResult

