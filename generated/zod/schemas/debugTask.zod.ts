/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskStatus } from './taskStatus.zod.ts';
import { TaskType } from './taskType.zod.ts';

export const debugTaskModelIdMax = 2000;

export const debugTaskProgressMin = 0;
export const debugTaskProgressMax = 100;

export const debugTaskErrorMessageMax = 400000;



export const DebugTask = zod.object({
  "task_id": zod.uuid().describe('The task'),
  "task_type": TaskType,
  "model_id": zod.string().max(debugTaskModelIdMax).describe('The model'),
  "status": TaskStatus,
  "progress": zod.int().min(debugTaskProgressMin).max(debugTaskProgressMax).describe('Percent'),
  "error_message": zod.string().max(debugTaskErrorMessageMax).nullable().describe('Why it failed; null when it did not'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was requested'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it last moved')
}).describe('A task of the story, without its texts');

export type DebugTask = zod.input<typeof DebugTask>;
export type DebugTaskOutput = zod.output<typeof DebugTask>;
